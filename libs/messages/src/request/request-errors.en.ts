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
  'request.notRehearsable': 'This cannot be previewed',
  'request.companyRequired': 'Please choose a company',
  'request.idempotencyKeyRequired': 'The header Idempotency-Key is missing',
  'request.idempotencyKeyInvalid':
    'The header Idempotency-Key takes 8 to 64 letters, digits, hyphens or underscores',
  'request.idempotencyKeyReused': 'This Idempotency-Key was used before for another request',
  'request.csrf': 'The page is out of date. Please reload it',
  'request.busy': 'Too many requests at once. Please try again in a moment',
  'request.serviceAdminsOnly': 'Only those who run this server can do this',
  'request.operatorsOnly': 'For server administrators only: the token is missing or wrong',
  'request.unavailable': 'The service is not ready. Please try again in a moment',
  'request.booksUnavailable':
    'The data store is unreachable. Nothing was recorded; please try again in a moment',
  'request.diskFull': 'The server disk is full. Nothing was recorded; contact your administrator',
  'request.cannotBeWritten':
    'The server cannot save data. Nothing was recorded; contact your administrator',
  'request.damaged': 'The server data is damaged and cannot be read. Contact your administrator',
  'request.newerData':
    'This data was written by a newer version. Ask your administrator to start that version again',
  'request.outcomeUnknown': 'The connection was lost. Please try again: nothing is recorded twice',
  'journal.damaged':
    'The data of this company is damaged from event %{revision} on. It is read-only until a backup is restored',
  'request.rowsUnavailable': 'Lists cannot be read right now. Please try again in a moment',
  'export.tooManyRows':
    'A PDF can have at most %{max} rows. Filter the list, or export to Excel or CSV',
  'export.tooManyColumns':
    'A PDF can have at most %{max} columns. Hide some, or export to Excel or CSV',
  'file.missing': 'This file no longer exists',
  'file.altered': 'This file has changed since it was saved',
  'file.otherContent': 'Another file is already saved under this name',
  'image.unreadable': 'Choose a JPEG, PNG, WebP or GIF picture',
  'image.tooLarge': 'Pictures can have at most %{max} MB',
  'image.tooManyPixels': 'Pictures can have at most %{max} million pixels',
  'image.notFound': 'This picture does not exist',
  'jobs.unavailable': 'Jobs are unavailable. Please try again in a moment',
  'jobs.unknown': 'This job has been deleted',
  'jobs.movedOn': 'No longer possible: the job has moved on',
  'request.invalidKey': 'The API key is wrong, expired, revoked or not allowed from this network',
  'request.tooManyOfKey': 'Too many requests with this API key. Try again in %{seconds} seconds',
  'explain.unknown': 'This figure has no explanation',
  'limit.companiesOfAccount': 'You can own at most %{max} companies',
  'limit.demosOfAccount':
    'You can have at most %{max} demo companies. Delete one, or start it over',
  'limit.liveOfMember': 'You can have at most %{max} live pages open. Close some',
  'limit.liveOfCompany': 'A company can have at most %{max} live pages open. Close some',
  'limit.feedsOfCompany': 'A company can follow at most %{max} event feeds at a time',
  'limit.pastOfCompany':
    'A company can open at most %{max} point-in-time views at a time. Try again in %{seconds} seconds',
  'limit.pastOfAll':
    'At most %{max} point-in-time views can open at a time. Try again in %{seconds} seconds',
  'limit.fiscalChecksOfCompany':
    'A company can check at most %{max} fiscal files at a time. Try again in %{seconds} seconds',
  'limit.fiscalChecksOfAll':
    'At most %{max} fiscal files can be checked at a time. Try again in %{seconds} seconds',
  'limit.queryTime':
    'This took longer than %{max} seconds. Filter the list, or choose a shorter period',
  'limit.uploadStall': 'The upload was too slow: it stalled for %{max} seconds. Please try again',
  'limit.storageOfCompany':
    'The files of this company have reached %{max} GB. Delete some to add others',
  'limit.mailsOfCompany':
    'A company can send at most %{max} e-mails a day. Try again in %{minutes} min',
  'limit.mailsToAddress':
    'At most %{max} e-mails an hour can go to one address. Try again in %{minutes} min',
  'events.unknownPosition':
    'Event %{from} does not exist yet; the next is %{next}. If you read it before, a backup was restored: resume from a known event',
  'past.beforeBeginning': 'No data existed at that time',
  'paperLink.gone': 'This link no longer works. Ask for a new one',
  'past.readOnly': 'You are viewing the past, which is read-only. Go back to now to make changes',
  'past.unknown': 'That moment does not exist in the journal',
  'session.required': 'Please sign in',
  'session.tooManyAttempts': 'Too many attempts. Please try again in %{minutes}\u00a0min',
  'setup.codeRequired': 'Enter the set-up code',
  'setup.codeWrong': 'The set-up code is wrong',
  'setup.alreadyDone': 'This installation is already set up. Please sign in',
  'setup.underWay': 'Someone else is setting up this installation. Please try again in a moment',
};

/** The name of something wrong with a request. */
export type RequestErrorCode = keyof typeof requestErrorsEn;
