// The floor of an HTTP answer: Fastify reads the same body and answers with the same number of
// bytes.
import Fastify from 'fastify';

const app = Fastify({ logger: false });
let answer = Buffer.from('{}');
app.post('/echo', async (request) => request.body);
app.post('/fixed', async (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(answer),
);
app.put('/fixed', async (request) => {
  answer = Buffer.from(JSON.stringify(request.body));
  return { bytes: answer.length };
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
