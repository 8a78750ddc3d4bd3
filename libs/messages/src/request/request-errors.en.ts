/** What is wrong with a request before any rule of the business is asked, in English. */
export const requestErrorsEn = {
  'request.malformed': 'The request could not be read',
  'request.unsupportedType': 'The request has to be sent as %{mediaType}',
  'request.encodedBody': 'The request has to be sent uncompressed',
  'request.tooLarge': 'The request is too large',
  'request.headersTooLarge': 'The headers of the request are too large',
  'request.timedOut': 'The request did not arrive in time. Please try again',
  'request.tooDeep': 'The request is nested more than %{max} levels deep',
  'request.notFound': 'There is nothing at this address',
  'request.invalidFields': 'Please correct the marked fields',
  'request.required': 'This field is required',
  'request.invalid': 'Invalid value',
  'request.unknownProperty': 'Unknown property: %{property}',
  'request.tooLong': 'At most %{max} characters',
  'request.tooMany': 'At most %{max} entries',
  'request.outOfRange': 'From %{min} to %{max}',
  'request.negative': 'The value must not be negative',
  'request.invalidFilter': 'Invalid filter: %{subject}',
  'request.invalidSort': 'Invalid order: %{subject}',
  'request.invalidPage': 'Invalid page',
  'request.notRehearsable': 'This cannot be rehearsed',
  'request.companyRequired': 'Please choose a company',
  'request.idempotencyKeyRequired': 'The header Idempotency-Key is missing',
  'request.idempotencyKeyInvalid':
    'The header Idempotency-Key takes 8 to 64 letters, digits, hyphens or underscores',
  'request.idempotencyKeyReused': 'This Idempotency-Key was used before for another request',
  'request.csrf': 'The page is out of date. Please load it again',
  'request.busy': 'Too many requests at once. Please try again in a moment',
  'request.operatorsOnly': 'This is for those who run the server: the token is missing or wrong',
  'request.unavailable': 'The service is not ready. Please try again in a moment',
  'request.booksUnavailable':
    'The books cannot be reached. Nothing was recorded; please try again in a moment',
  'request.diskFull':
    'The disk of the server is full. Nothing was recorded; please notify the operator of the server',
  'request.cannotBeWritten':
    'The data of the server cannot be written. Nothing was recorded; please notify the operator of the server',
  'request.damaged':
    'The data of the server are damaged and cannot be read. Please notify the operator of the server',
  'request.newerData':
    'This data was written by a newer version of the product. Please notify the operator of the server: the newer version has to be started again',
  'request.outcomeUnknown':
    'The answer of the books was lost. Please try again: nothing is recorded twice',
  'journal.damaged':
    'The books of this company are damaged from event %{revision} on: they can only be read until a backup is restored',
  'request.rowsUnavailable': 'Lists cannot be read at the moment. Please try again in a moment',
  'export.tooManyRows':
    'A PDF has at most %{max} rows. Narrow the list by a filter, or export it to Excel or CSV',
  'export.tooManyColumns': 'A PDF has at most %{max} columns. Hide some, or export to Excel or CSV',
  'file.missing': 'This file is no longer in the store',
  'file.altered': 'This file is not what was kept: its content has changed since',
  'file.otherContent': 'A file with other content is kept under this name already',
  'image.unreadable': 'This is no picture that can be read: JPEG, PNG, WebP or GIF',
  'image.tooLarge': 'A picture has at most %{max}\u00a0MB',
  'image.tooManyPixels': 'A picture has at most %{max} million pixels',
  'image.notFound': 'This picture does not exist',
  'jobs.unavailable': 'Jobs cannot be reached at the moment. Please try again in a moment',
  'jobs.unknown': 'This job is no longer kept',
  'jobs.movedOn': 'This is no longer possible: the job has moved on meanwhile',
  'request.invalidKey':
    'The API key is wrong, expired or revoked, or not allowed from this network',
  'request.tooManyOfKey': 'Too many requests with this API key. Try again in %{seconds} seconds',
  'explain.unknown': 'There is nothing to explain this figure by',
  'limit.companiesOfAccount': 'An account owns at most %{max} companies',
  'limit.liveOfMember':
    'At most %{max} open pages of one person follow changes. Close some of them',
  'limit.liveOfCompany':
    'At most %{max} open pages of one company follow changes. Close some of them',
  'limit.feedsOfCompany': 'A company follows at most %{max} feeds of events at a time',
  'limit.pastOfCompany':
    'At most %{max} point-in-time views of a company are made at a time. Try again in %{seconds} seconds',
  'limit.pastOfAll':
    'At most %{max} point-in-time views are made at a time. Try again in %{seconds} seconds',
  'limit.fiscalChecksOfCompany':
    'A company checks at most %{max} fiscal files at a time. Try again in %{seconds} seconds',
  'limit.fiscalChecksOfAll':
    'At most %{max} fiscal files are checked at a time. Try again in %{seconds} seconds',
  'limit.queryTime':
    'A list or report may take %{max} seconds. Narrow it by a filter or a shorter time',
  'limit.uploadStall':
    'The upload was too slow: hardly anything of it arrived in %{max} seconds. Please try again',
  'limit.storageOfCompany':
    'The files of this company have reached %{max}\u00a0GB. Remove some to add others',
  'limit.mailsOfCompany':
    'A company sends at most %{max} mails a day. Try again in %{minutes}\u00a0min',
  'limit.mailsToAddress':
    'At most %{max} mails an hour go to one address. Try again in %{minutes}\u00a0min',
  'events.unknownPosition':
    'The journal has no event %{from} yet: the next one is %{next}. If events up to there have been read before, a backup was restored since; read again from an event that is known',
  'past.beforeBeginning': 'Nothing had been recorded then',
  'past.readOnly': 'What was known then can be looked at. To change something, go back to now',
  'past.unknown': 'There is no such moment in the journal',
  'session.required': 'Please sign in',
  'session.tooManyAttempts': 'Too many attempts. Please try again in %{minutes}\u00a0min',
  'setup.codeRequired': 'Enter the set-up code',
  'setup.codeWrong': 'This is not the set-up code of this installation',
  'setup.alreadyDone': 'This installation is already set up. Please sign in',
  'setup.underWay': 'Somebody else is setting this installation up. Please try again in a moment',
};

/** The name of something wrong with a request. */
export type RequestErrorCode = keyof typeof requestErrorsEn;
