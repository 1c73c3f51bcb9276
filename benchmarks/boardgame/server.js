'use strict';
// Serves the game on a free port of this machine, in memory, and says which.

const { Server } = require('boardgame.io/server');
const { ElferRaus } = require('./game');

const server = Server({ games: [ElferRaus], origins: ['http://localhost'] });
server
  .run({ port: { port: 0, host: '127.0.0.1' } })
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
