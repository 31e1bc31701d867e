import { ButtonLink } from "#app/ui/button.tsx";
import { Wordmark } from "#app/ui/frame/wordmark.tsx";

type TryLaterProps = {
	/** Whether a form was sent; nothing then happens by itself. */
	sent: boolean;
};

/** The words of the retry page. They promise nothing that needs the database. */
export function TryLater({ sent }: TryLaterProps) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{sent ? "That could not be finished just now." : "One moment, please."}</h1>
			<p className="text-secondary">
				{sent
					? "Meeha can’t reach its records. Reload this page in a moment to send the same again: it is done once, however often you send it. Or go back: what you typed is still there."
					: "Meeha can’t reach its records just now. Nothing of yours is lost. This page tries again by itself every few seconds."}
			</p>
			{/* To this very address, whatever stands in it. */}
			{sent ? null : <ButtonLink href="">Try again</ButtonLink>}
		</div>
	);
}

type TryLaterPageProps = TryLaterProps & {
	stylesheet: string;
	/** After how many seconds it asks again by itself. */
	afterS: number;
};

/** The retry page whole, with nothing around it that would have to be known: not even who is signed in. */
export function TryLaterPage({ sent, stylesheet, afterS }: TryLaterPageProps) {
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
					<TryLater sent={sent} />
				</main>
			</body>
		</html>
	);
}
