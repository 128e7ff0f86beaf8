import { describeRetrieval, fromHttp, loadDataset } from 'vitest-retrieval'
import { inject } from 'vitest'

describeRetrieval({
  dataset: await loadDataset(),
  retriever: fromHttp(inject('searchUrl'), { name: 'python server', canScore: true }),
})
