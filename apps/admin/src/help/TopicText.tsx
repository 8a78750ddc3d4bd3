import {
  pictureSize,
  type HelpPart,
  type HelpTopic,
  type HelpTopicName,
} from '@balcao/messages/help';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { partsOfText } from './guide-text.js';
import { TestBackup } from './TestBackup.js';
import { TestMail } from './TestMail.js';
import { TestPage } from './TestPage.js';

interface TopicTextProps {
  readonly name: HelpTopicName;
  readonly topic: HelpTopic;
}

/** A page of the guide. */
export function TopicText({ name, topic }: TopicTextProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <article className="card help__topic">
      <Link to="/help" className="help__back">
        {t('help.all')}
      </Link>
      <h2>{topic.title}</h2>
      <p className="help__summary">{topic.summary}</p>
      <img
        className="help__picture"
        src={`/help/${language}/${name}.webp`}
        alt={t('help.picture', { title: topic.title })}
        loading="lazy"
        {...pictureSize}
      />
      {topic.parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </article>
  );
}

function Part({ part: { heading, text, isSteps, test } }: { readonly part: HelpPart }): ReactNode {
  const Texts = isSteps === true ? 'ol' : 'ul';
  return (
    <section>
      <h3>{heading}</h3>
      <Texts className={isSteps === true ? 'help__steps' : 'help__texts'}>
        {text.map((sentence) => (
          <li key={sentence}>
            <Sentence text={sentence} />
          </li>
        ))}
      </Texts>
      {test === 'mail' ? <TestMail /> : null}
      {test === 'print' ? <TestPage /> : null}
      {test === 'backup' ? <TestBackup /> : null}
    </section>
  );
}

const Sentence = ({ text }: { readonly text: string }): ReactNode =>
  partsOfText(text).map(({ words, to }) =>
    to === undefined ? (
      words
    ) : (
      <Link key={words} to={to}>
        {words}
      </Link>
    ),
  );
