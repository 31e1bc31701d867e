import { t } from "#app/common/language/messages.ts";
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
			<h1 className="text-2xl">{sent ? t.errors.unavailable.notDone : t.errors.unavailable.title}</h1>
			<p className="text-secondary">
				{sent
					? [
							sent.fields ? t.errors.unavailable.sendAgain : t.errors.unavailable.reload,
							sent.mayGoBack ? t.errors.unavailable.goBack : "",
						].join(" ")
					: t.errors.unavailable.loading}
			</p>
			{sent ? null : <ButtonLink href="">{t.errors.tryAgain}</ButtonLink>}
			{sent?.fields ? (
				<form method="post" action={sent.path}>
					<HiddenFields fields={sent.fields} />
					<Button>{t.errors.sendAgain}</Button>
				</form>
			) : null}
			<RequestNumber number={number} />
		</div>
	);
}
