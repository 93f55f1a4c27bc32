import { expect, test } from 'vitest'
import { parseWrk } from './load.ts'

const printed = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.21ms    1.02ms  40.11ms   95.12%
    Req/Sec    20.01k     1.10k   21.90k    80.00%
  Latency Distribution
     50%  812.00us
     75%    3.40ms
     90%    3.90ms
     99%    1.20s
  39841 requests in 2.00s, 512.11MB read
Requests/sec:  19870.12
Transfer/sec:    255.40MB
`

test('parses the output of wrk with times in ms', () => {
  expect(parseWrk(printed)).toEqual({ requests: 39_841, requestsPerSecond: 19_870.12, p50: 0.812, p99: 1200 })
})

test.each([
  '  Socket errors: connect 0, read 3, write 0, timeout 0',
  '  Non-2xx or 3xx responses: 12',
])('refuses a load with failed requests: %s', (line) => {
  expect(() => parseWrk(printed.replace('Requests/sec', `${line}\nRequests/sec`))).toThrow(line.trim())
})

test('refuses incomplete output of wrk', () => {
  expect(() => parseWrk('unable to connect')).toThrow('is incomplete')
})
