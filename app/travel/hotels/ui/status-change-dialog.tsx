import type { ComponentProps, ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";

type StatusChangeDialogProps = {
	form: ComponentProps<typeof ErrorSummary>["form"];
	title: string;
	closeHref: string;
	safeLabel?: string;
	button: string;
	isDanger: boolean | undefined;
	/** The status that the person saw. */
	expectedStatus: string;
	/** The field for the reason; null for a change that needs none. */
	reason: { field: FieldSource; hint: string } | null;
	/** Where the form is sent, if not to the page's own address. */
	action?: string | undefined;
	/** What the person should read first. */
	notice?: ReactNode;
	/** What else the change asks for, in place of a reason. */
	fields?: ReactNode;
	/** Another field below the reason. */
	moreFields?: ReactNode;
	/** What the change leads to. */
	children: ReactNode;
};

/** Asks before the status of a hotel or a booking changes, and for the reason if the change needs one. */
export function StatusChangeDialog(props: StatusChangeDialogProps) {
	const {
		form,
		title,
		closeHref,
		safeLabel = t.sectionForm.goBack,
		button,
		isDanger,
		expectedStatus,
		reason,
	} = props;
	const asks = reason !== null || Boolean(props.fields);
	const submit = (
		<Button variant={isDanger ? "danger" : "primary"} busy={t.sectionForm.working}>
			{button}
		</Button>
	);
	const answer = (
		<PostForm id={form.id} {...(props.action === undefined ? {} : { action: props.action })}>
			<ErrorSummary form={form} />
			<input type="hidden" name="expectedStatus" value={expectedStatus} />
			{reason ? (
				<>
					<TextArea field={reason.field} label={t.sectionForm.reason} hint={reason.hint} rows={3} autoFocus />
					{props.moreFields}
					<DialogButtons safeLabel={safeLabel}>{submit}</DialogButtons>
				</>
			) : props.fields ? (
				<>
					{props.fields}
					<DialogButtons safeLabel={safeLabel}>{submit}</DialogButtons>
				</>
			) : (
				submit
			)}
		</PostForm>
	);
	return (
		<Dialog
			title={title}
			closeHref={closeHref}
			{...(asks ? { isFieldFocused: true } : { safeLabel, actions: answer })}
		>
			{props.notice}
			<p className="text-secondary">{props.children}</p>
			{asks ? <div className="mt-4">{answer}</div> : null}
		</Dialog>
	);
}
