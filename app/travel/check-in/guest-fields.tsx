import { t } from "#app/common/language/messages.ts";
import { DOCUMENT_KINDS } from "#app/travel/check-in/check-in-form.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";

type GuestFieldsProps = {
	/** From 1. */
	number: number;
	title: string;
	isChild: boolean;
	field: (name: string) => FieldSource;
	/** To choose the nationality from; null where the hotel asks for no documents. */
	countries: { value: string; label: string }[] | null;
};

/** The fields about one guest who checks in online. */
export function GuestFields({ number, title, isChild, field, countries }: GuestFieldsProps) {
	const choose = { value: "", label: t.onlineCheckIn.choose };
	return (
		<fieldset className="mb-5 border-b border-line">
			<legend className="mb-2 text-lg font-semibold">{title}</legend>
			<TextField
				field={field(`name${number}`)}
				label={t.words.name}
				autoComplete={number === 1 ? "name" : "off"}
			/>
			{countries ? (
				<div className="grid gap-x-5 md:grid-cols-2">
					<SelectField
						field={field(`nationality${number}`)}
						label={t.onlineCheckIn.nationality}
						choices={[choose, ...countries]}
					/>
					<DateField field={field(`born${number}`)} label={t.onlineCheckIn.born} autoComplete="off" />
					<SelectField
						field={field(`document${number}`)}
						label={t.onlineCheckIn.document}
						optional={isChild}
						choices={[
							choose,
							...DOCUMENT_KINDS.map((value) => ({ value, label: t.onlineCheckIn.kinds[value] })),
						]}
					/>
					<TextField
						field={field(`documentNumber${number}`)}
						label={t.onlineCheckIn.documentNumber}
						optional={isChild}
						autoComplete="off"
						spellCheck={false}
					/>
				</div>
			) : null}
		</fieldset>
	);
}
