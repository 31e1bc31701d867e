import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";

type AddExtraProps = {
	options: { value: string; label: string }[];
	idempotencyKey: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** Adds an extra to a stay. */
export function AddExtra({ options, idempotencyKey, lastResult }: AddExtraProps) {
	const [form, fields] = useForm<{ extra: string; quantity: string }>({
		id: "add-extra",
		lastResult,
		defaultValue: { extra: options[0]?.value ?? "", quantity: "1" },
	});
	return (
		<PostForm id={form.id} idempotencyKey={idempotencyKey}>
			<ErrorSummary form={form} />
			<SelectField field={fields.extra} label={t.extras.choose} choices={options} wide />
			<NumberField field={fields.quantity} label={t.extras.quantity} />
			<p className="mb-4 text-secondary">{t.extras.payLater}</p>
			<Button>{t.extras.adds}</Button>
		</PostForm>
	);
}
