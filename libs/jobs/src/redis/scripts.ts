import { PRIORITY_LIMIT } from 'bullmq';

/**
 * What stands in the failure of a job that was cancelled while it ran: BullMQ knows no state of
 * that kind.
 */
export const cancelledMark = 'balcao:cancelled';

/** BullMQ's score of a prioritized job is its priority times this, and a number of its own. */
const priorityScale = 2 ** 32;

/** The field of a job's hash that asks its worker to stop. */
export const stopField = 'stop';

/** The fields of a job's hash that say what its losses are laid to. */
export const blameFields = {
  /** `1` while a crash of its worker is laid to it. */
  mark: 'blamed',
  /** Losses that were laid to it. */
  laid: 'laid',
  /** How many of BullMQ's losses were judged. */
  judged: 'judged',
} as const;

/** The fields of a job's hash that are read, in this order, behind its id and state. */
export const readFields = [
  ...(['name', 'data', 'timestamp', 'delay', 'processedOn', 'finishedOn', 'atm', 'stc'] as const),
  ...(['failedReason', 'returnvalue', 'progress', stopField] as const),
] as const;

const readNames = readFields.map((field) => `'${field}'`).join(', ');
const blameNames = Object.values(blameFields)
  .map((field) => `'${field}'`)
  .join(', ');

// KEYS[1] is always the index of a company's jobs, ARGV[1] what the keys of the queue begin with.
// The state is BullMQ's, except for a job whose worker is lost: it has no lock and so it waits.
const reading = `
local index = KEYS[1]
local queue = ARGV[1]

local function stateOf(id)
  local key = queue .. id
  if redis.call('EXISTS', key) == 0 then return nil end
  if redis.call('ZSCORE', queue .. 'completed', id) then return 'done' end
  if redis.call('ZSCORE', queue .. 'failed', id) then
    local reason = redis.call('HGET', key, 'failedReason')
    return reason == '${cancelledMark}' and 'cancelled' or 'failed'
  end
  if redis.call('ZSCORE', queue .. 'delayed', id) then return 'delayed' end
  return redis.call('EXISTS', key .. ':lock') == 1 and 'running' or 'waiting'
end

local function read(id, state)
  local due = redis.call('ZSCORE', queue .. 'delayed', id)
  local fields = redis.call('HMGET', queue .. id, ${readNames})
  return {id, state, due, fields}
end

local function register(id)
  if redis.call('ZSCORE', index, id) then return end
  redis.call('ZADD', index, redis.call('INCR', queue .. 'order'), id)
end
`;

/** ARGV[2] is the job's id. Answers the job, if there is one, and sees that it is in the index. */
export const readJob = `${reading}
local state = stateOf(ARGV[2])
if not state then
  redis.call('ZREM', index, ARGV[2])
  return false
end
register(ARGV[2])
return read(ARGV[2], state)
`;

/**
 * KEYS[2] is the set of a company's schedules; ARGV[2] the states wanted, ARGV[3] and ARGV[4] the
 * offset and the limit. Answers pairs of state and number, and the page. Jobs that are no longer
 * kept leave the index; the next occurrences of schedules, which BullMQ makes, enter it.
 */
export const listJobs = `${reading}
for _, schedule in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  local next = redis.call('ZSCORE', queue .. 'repeat', schedule)
  if next then
    local id = 'repeat:' .. schedule .. ':' .. next
    if redis.call('EXISTS', queue .. id) == 1 then register(id) end
  end
end
local wanted = cjson.decode(ARGV[2])
local offset, limit = tonumber(ARGV[3]), tonumber(ARGV[4])
local counts, page, matching = {}, {}, 0
for _, id in ipairs(redis.call('ZREVRANGE', index, 0, -1)) do
  local state = stateOf(id)
  if not state then
    redis.call('ZREM', index, id)
  else
    counts[state] = (counts[state] or 0) + 1
    if wanted[state] then
      if matching >= offset and #page < limit then page[#page + 1] = read(id, state) end
      matching = matching + 1
    end
  end
end
local pairsOfCounts = {}
for state, number in pairs(counts) do
  pairsOfCounts[#pairsOfCounts + 1] = state
  pairsOfCounts[#pairsOfCounts + 1] = tostring(number)
end
return {pairsOfCounts, page}
`;

/** ARGV[2] is the job's id. Asks the worker of a running job to stop; answers whether it runs. */
export const askToStop = `${reading}
if stateOf(ARGV[2]) ~= 'running' then return 0 end
redis.call('HSET', queue .. ARGV[2], '${stopField}', '1')
return 1
`;

/** ARGV[2] is the job's id. Forgets what an earlier life of the job has left behind. */
export const forgetAttempts = `${reading}
redis.call('HDEL', queue .. ARGV[2], '${stopField}', 'progress', 'stc', ${blameNames})
return 1
`;

/**
 * KEYS[1] is a job that was taken again. Lays the losses since it was last taken to it if it is
 * marked so, as one of before there were marks is; answers how many were ever laid to it.
 */
export const countLosses = `
local job = KEYS[1]
local lost = tonumber(redis.call('HGET', job, 'stc') or 0)
local judged = tonumber(redis.call('HGET', job, '${blameFields.judged}') or 0)
local mark = redis.call('HGET', job, '${blameFields.mark}')
if lost > judged then
  local laid = tonumber(redis.call('HGET', job, '${blameFields.laid}') or 0)
  if mark ~= '0' then laid = laid + lost - judged end
  redis.call('HSET', job, '${blameFields.judged}', lost, '${blameFields.laid}', laid,
    '${blameFields.mark}', '0')
end
return tonumber(redis.call('HGET', job, '${blameFields.laid}') or 0)
`;

/** KEYS are jobs, ARGV their marks; those that are gone stay so. */
export const markJobs = `
for place, job in ipairs(KEYS) do
  if redis.call('EXISTS', job) == 1 then
    redis.call('HSET', job, '${blameFields.mark}', ARGV[place])
  end
end
`;

/** How many failed jobs were cancelled. KEYS[1] is what the keys of the queue begin with. */
export const countCancelled = `
local cancelled = 0
for _, id in ipairs(redis.call('ZRANGE', KEYS[1] .. 'failed', 0, -1)) do
  if redis.call('HGET', KEYS[1] .. id, 'failedReason') == '${cancelledMark}' then
    cancelled = cancelled + 1
  end
end
return cancelled
`;

/**
 * The priority of a company's next job, the lower the sooner: companies take turns, as each job of
 * one comes a turn after the one before, and none before the turn that is being served. KEYS[1] is
 * what the company's turns are kept under, ARGV[1] what the keys of the queue begin with, ARGV[2]
 * the company and ARGV[3] the job's id: one that is there already costs no turn.
 */
export const nextTurn = `
local turns, queue = KEYS[1], ARGV[1]
if redis.call('EXISTS', queue .. ARGV[3]) == 1 then return 1 end
local head = redis.call('ZRANGE', queue .. 'prioritized', 0, 0, 'WITHSCORES')[2]
if not head then redis.call('DEL', turns) end
local serving = head and math.floor(tonumber(head) / ${String(priorityScale)}) or 1
local last = tonumber(redis.call('HGET', turns, ARGV[2]) or 0)
local turn = math.min(math.max(serving, last + 1), ${String(PRIORITY_LIMIT)})
redis.call('HSET', turns, ARGV[2], turn)
return turn
`;
