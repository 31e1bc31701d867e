import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

type PartnerFormProps = {
	/** The path of this site that the form returns to. */
	from: string;
	lastResult?: SubmissionResult<string[]>;
};

type Fields = { name: string; contact: string; message: string };

export const partnerTitle = () => t.partner.joinTitle({ market: marketName() });

export function PartnerForm({ from, lastResult }: PartnerFormProps) {
	const [form, fields] = useForm<Fields>({ id: "partner", lastResult });
	return (
		<PublicForm id={form.id} action={`/partner?${new URLSearchParams({ from })}`} guarded>
			<ErrorSummary form={form} title={t.partner.failed} />
			<TextField field={fields.name} label={t.words.name} autoComplete="name" />
			<TextField field={fields.contact} label={t.partner.contact} hint={t.partner.contactHint} />
			<TextArea field={fields.message} label={t.words.message} hint={t.partner.messageHint} />
			<p className="mb-5 text-sm text-secondary">
				{t.partner.agree({
					terms: (text) => (
						<a href="/terms" className="link">
							{text}
						</a>
					),
					privacy: (text) => (
						<a href="/privacy" className="link">
							{text}
						</a>
					),
				})}
			</p>
			<Button busy={t.partner.submitting}>{t.partner.submit}</Button>
		</PublicForm>
	);
}

type Place = { pathname: string; search: string };

/** The URL of the screen at `place` with the partner dialog over it; on the dialog's own page, that page. */
export function partnerHref({ pathname, search }: Place): string {
	if (pathname === "/partner") return pathname;
	const query = without(search);
	return `${pathname}?${query ? `${query}&` : ""}partner`;
}

const without = (search: string) =>
	search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => part && !/^partner(=|$)/.test(part))
		.join("&");

/** The "Become a partner" dialog over the current screen. */
export function PartnerDialog({ place }: { place: Place }) {
	const query = without(place.search);
	const screen = place.pathname + (query && `?${query}`);
	return (
		<Dialog title={partnerTitle()} closeHref={screen}>
			<PartnerForm from={screen} />
		</Dialog>
	);
}
