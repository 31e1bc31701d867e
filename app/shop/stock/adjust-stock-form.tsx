import type { FieldMetadata, FormMetadata } from "@conform-to/react";
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

const MODES = Object.entries(STOCK_MODES).map(([value, texts]) => ({ value, ...texts }));
const REASONS = HAND_REASONS.map((value) => ({ value, label: STOCK_REASONS[value].label }));

export function StockForm({ form, fields, idempotencyKey, stock }: StockFormProps) {
	// A form that comes back keeps its key, so that sending it again still counts once.
	const key = initialText(fields.idempotencyKey) ?? idempotencyKey;
	return (
		<PostForm id={form.id} idempotencyKey={key}>
			<ErrorSummary form={form} />
			<input type="hidden" name="expectedUnits" value={stock} />
			<ChoiceField field={fields.mode} label="Adjustment" choices={MODES} />
			<TextField field={fields.units} label="Quantity" inputMode="numeric" autoComplete="off" width="code" />
			<SelectField field={fields.reason} label="Reason" choices={REASONS} />
			<TextField
				field={fields.note}
				label="Note"
				hint="Visible in stock history."
				optional
				autoComplete="off"
			/>
			<Button busy="Saving...">Adjust stock</Button>
		</PostForm>
	);
}
