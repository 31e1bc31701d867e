import { type SubmissionResult, useForm } from "@conform-to/react";
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

export const partnerTitle = () => `Join the ${marketName()} Partner Network`;

export function PartnerForm({ from, lastResult }: PartnerFormProps) {
	const [form, fields] = useForm<Fields>({ id: "partner", lastResult });
	return (
		<PublicForm id={form.id} action={`/partner?${new URLSearchParams({ from })}`} guarded>
			<ErrorSummary form={form} title="Failed to submit your request. Please try again." />
			<TextField field={fields.name} label="Name" autoComplete="name" />
			<TextField
				field={fields.contact}
				label="Contact"
				hint="A phone number, an email address or a website"
			/>
			<TextArea field={fields.message} label="Message" hint="What you offer, and where" />
			<p className="mb-5 text-sm text-secondary">
				By submitting, you agree to our{" "}
				<a href="/terms" className="link">
					terms
				</a>{" "}
				and{" "}
				<a href="/privacy" className="link">
					privacy policy
				</a>
				.
			</p>
			<Button busy="Submitting...">Submit</Button>
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
