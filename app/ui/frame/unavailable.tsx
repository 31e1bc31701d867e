import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RequestNumber } from "./request-number.tsx";
import { Wordmark } from "./wordmark.tsx";

/** A form that could not be taken. */
export type SentForm = {
	/** What was in it, to be sent again as it was; null where only the browser knows. */
	fields: [name: string, value: string][] | null;
	/** Whether the page before comes from the browser's own memory, with what was typed. */
	mayGoBack: boolean;
};

type UnavailableMessageProps = {
	/** Where a form was sent; nothing then happens by itself. */
	sent?: SentForm;
	/** The request's, where it is known. */
	number?: string;
};

/** The words of the unavailable page. They promise nothing that needs the database. */
export function UnavailableMessage({ sent, number }: UnavailableMessageProps) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{sent ? "We couldn’t complete this right now" : "We’ll be right back"}</h1>
			<p className="text-secondary">{sent ? howToSendAgain(sent) : ASKS_AGAIN}</p>
			{/* To this very address, whatever stands in it. */}
			{sent ? null : <ButtonLink href="">Try again</ButtonLink>}
			{sent?.fields ? <SendAgain fields={sent.fields} /> : null}
			<RequestNumber number={number} />
		</div>
	);
}

const ASKS_AGAIN =
	"We can’t load this page right now. Your data is safe. This page tries again automatically every few seconds.";

const howToSendAgain = ({ fields, mayGoBack }: SentForm) =>
	[
		"We’re having a temporary problem.",
		fields ? "Send the form again in a moment." : "Reload this page in a moment to send the form again.",
		"It is only processed once, however many times you send it.",
		mayGoBack ? "You can also go back: your entries are still there." : "",
	].join(" ");

function SendAgain({ fields }: { fields: [name: string, value: string][] }) {
	return (
		<form method="post">
			{fields.map(([name, value], at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart, and never changes
				<input key={at} type="hidden" name={name} value={value} />
			))}
			<Button>Send again</Button>
		</form>
	);
}

type UnavailablePageProps = UnavailableMessageProps & {
	stylesheet: string;
	/** After how many seconds it asks again by itself. */
	afterS: number;
};

/** The unavailable page whole, with nothing around it that would have to be known: not even who is signed in. */
export function UnavailablePage({ sent, number, stylesheet, afterS }: UnavailablePageProps) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="robots" content="noindex" />
				{sent ? null : <meta httpEquiv="refresh" content={String(afterS)} />}
				<title>Try again in a moment – Meeha</title>
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href={stylesheet} />
			</head>
			<body>
				<main id="main" className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-16">
					<a href="/" className="flex justify-center">
						<Wordmark />
					</a>
					<UnavailableMessage sent={sent} number={number} />
				</main>
			</body>
		</html>
	);
}
