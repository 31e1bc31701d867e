import type { FormMetadata } from "@conform-to/react";
import { marketName } from "#app/common/market/market-name.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { DateField, NumberField, TextField } from "#app/ui/form/text-field.tsx";

type BlockFormProps = {
	form: FormMetadata<Record<string, string>>;
	fields: Record<string, FieldSource>;
	action: string;
	rooms: readonly { value: string; label: string }[];
	today: string;
	idempotencyKey: string;
};

export function BlockForm({ form, fields, action, rooms, today, idempotencyKey }: BlockFormProps) {
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<PostForm id={form.id} action={action} idempotencyKey={idempotencyKey}>
			<ErrorSummary form={form} />
			<SelectField field={field("room")} label="Room" choices={rooms} />
			<div className="grid grid-cols-2 items-end gap-x-4">
				<DateField field={field("from")} label="First night" min={today} width="full" />
				<DateField field={field("to")} label="Last night" min={today} width="full" />
			</div>
			<NumberField field={field("rooms")} label="Number of rooms" />
			<TextField
				field={field("note")}
				label="Note"
				hint={`Only hotel staff and ${marketName()} can read it.`}
				optional
				autoComplete="off"
			/>
			<Button busy="Saving...">Block rooms</Button>
		</PostForm>
	);
}
