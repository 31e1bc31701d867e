import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RequestNumber } from "./request-number.tsx";
import { Wordmark } from "./wordmark.tsx";

/** A form that was not processed: its fields if the page can send them again, and whether going back shows them. */
export type SentForm = { fields: [name: string, value: string][] | null; mayGoBack: boolean };

type UnavailableProps = { sent?: SentForm; number?: string };

/** The message of the unavailable page. A link without `href` requests the same URL again. */
export function UnavailableMessage({ sent, number }: UnavailableProps) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{sent ? "We couldn’t complete this right now" : "We’ll be right back"}</h1>
			<p className="text-secondary">
				{sent ? (
					<>
						We’re having a temporary problem.{" "}
						{sent.fields
							? "Send the form again in a moment. "
							: "Reload this page in a moment to send the form again. "}
						It is only processed once, however many times you send it.
						{sent.mayGoBack ? " You can also go back: your entries are still there." : null}
					</>
				) : (
					"We can’t load this page right now. Your data is safe. This page tries again automatically every few seconds."
				)}
			</p>
			{sent ? null : <ButtonLink href="">Try again</ButtonLink>}
			{sent?.fields ? (
				<form method="post">
					{sent.fields.map(([name, value], at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the order never changes
						<input key={at} type="hidden" name={name} value={value} />
					))}
					<Button>Send again</Button>
				</form>
			) : null}
			<RequestNumber number={number} />
		</div>
	);
}

type UnavailablePageProps = UnavailableProps & { stylesheet: string; reloadAfterS: number };

/** The whole page, without the frame: nothing on it needs the database. It sends no form by itself. */
export function UnavailablePage({ stylesheet, reloadAfterS, ...message }: UnavailablePageProps) {
	return (
		<html lang="en">
			<head>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{message.sent ? null : <meta httpEquiv="refresh" content={String(reloadAfterS)} />}
				<title>Try again in a moment – Meeha</title>
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="stylesheet" href={stylesheet} />
			</head>
			<body>
				<main className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-16">
					<a href="/" className="flex justify-center">
						<Wordmark />
					</a>
					<UnavailableMessage {...message} />
				</main>
			</body>
		</html>
	);
}
