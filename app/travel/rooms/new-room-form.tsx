import type { FormMetadata } from "@conform-to/react";
import { PhotoFields, type WaitingPhoto } from "#app/travel/hotels/ui/photo-fields.tsx";
import { Sections } from "#app/travel/hotels/ui/sections.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { roomSections } from "./room-fields.tsx";

type NewRoomFormProps = {
	form: FormMetadata<Record<string, string>>;
	fields: Record<string, FieldSource>;
	/** The hotels to choose from; empty when the page is about one. */
	choices: { value: string; label: string }[];
	currency: string;
	waiting: readonly WaitingPhoto[];
	idempotencyKey: string;
};

export function NewRoomForm({ form, fields, choices, currency, waiting, idempotencyKey }: NewRoomFormProps) {
	// A form that comes back keeps its key, so that sending it again still creates one room.
	const before = fields.idempotencyKey?.initialValue;
	const hotel = (
		<SelectField field={fields.hotel as FieldSource} label="Hotel" choices={choices} className="" />
	);
	const photos = (
		<PhotoFields
			field={fields.photos as FieldSource}
			waiting={waiting}
			hint="The first photo represents the room. You can add more later."
		/>
	);
	return (
		<PostForm
			id={form.id}
			idempotencyKey={typeof before === "string" ? before : idempotencyKey}
			encType="multipart/form-data"
		>
			<ErrorSummary form={form} />
			<Sections
				sections={[
					...(choices.length > 0 ? [{ id: "of-hotel", title: "The hotel", body: hotel }] : []),
					...roomSections({ fields, currency }),
					{ id: "photos", title: "Photos", body: photos },
				]}
			>
				<p>
					<Button busy="Adding...">Add room</Button>
				</p>
			</Sections>
			<EditScript />
		</PostForm>
	);
}
