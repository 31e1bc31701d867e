import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { initialText } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { HAND_REASONS, STOCK_MODES } from "./stock-form.ts";
import { STOCK_REASONS } from "./stock-reasons.ts";

export type StockFormFields = Record<"mode" | "units" | "reason" | "note" | "idempotencyKey", string>;

type StockFormProps = {
	form: FormMetadata<StockFormFields>;
	fields: { [Name in keyof StockFormFields]: FieldMetadata<string> };
	idempotencyKey: string;
	stock: number;
};

export function StockForm({ form, fields, idempotencyKey, stock }: StockFormProps) {
	// A form that comes back keeps its key, so that sending it again still counts once.
	const key = initialText(fields.idempotencyKey) ?? idempotencyKey;
	return (
		<PostForm id={form.id} idempotencyKey={key}>
			<ErrorSummary form={form} />
			<input type="hidden" name="expectedUnits" value={stock} />
			<ChoiceField
				field={fields.mode}
				label={t.productStock.adjustment}
				choices={STOCK_MODES.map((value) => ({ value, ...t.productStock.modes[value] }))}
			/>
			<TextField
				field={fields.units}
				label={t.words.quantity}
				inputMode="numeric"
				autoComplete="off"
				width="code"
			/>
			<SelectField
				field={fields.reason}
				label={t.words.reason}
				choices={HAND_REASONS.map((value) => ({ value, label: STOCK_REASONS[value].label }))}
			/>
			<TextField
				field={fields.note}
				label={t.words.note}
				hint={t.productStock.noteHint}
				optional
				autoComplete="off"
			/>
			<Button busy={t.words.saving}>{t.productStock.adjust}</Button>
		</PostForm>
	);
}
