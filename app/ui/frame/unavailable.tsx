import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RequestNumber } from "#app/ui/request-number.tsx";
import { HiddenFields } from "#app/ui/table/hidden-fields.tsx";

/**
 * A form that was not processed: where it was sent, its fields if the page can send them again, and whether going back
 * shows them.
 */
export type SentForm = { path: string; fields: [name: string, value: string][] | null; mayGoBack: boolean };

/** The message of the unavailable page. A link without `href` requests the same URL again. */
export function UnavailableMessage({ sent, number }: { sent?: SentForm; number?: string }) {
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{sent ? "We couldn’t complete this right now" : "We’ll be right back"}</h1>
			<p className="text-secondary">
				{sent
					? `We’re having a temporary problem. ${sent.fields ? "Send the form again in a moment" : "Reload this page in a moment to send the form again"}. It is only processed once, however many times you send it.${sent.mayGoBack ? " You can also go back: your entries are still there." : ""}`
					: "We can’t load this page right now. Your data is safe. This page tries again automatically every few seconds."}
			</p>
			{sent ? null : <ButtonLink href="">Try again</ButtonLink>}
			{sent?.fields ? (
				<form method="post" action={sent.path}>
					<HiddenFields fields={sent.fields} />
					<Button>Send again</Button>
				</form>
			) : null}
			<RequestNumber number={number} />
		</div>
	);
}
