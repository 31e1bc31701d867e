import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PhoneField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { AmenityFields } from "./amenity-fields.tsx";
import { type HotelFieldsProps, HotelPlaceFields } from "./place-fields.tsx";
import type { FormSection } from "./sections.tsx";

const STARS = [
	{ value: "0", label: "No stars" },
	...[1, 2, 3, 4, 5].map((stars) => ({
		value: String(stars),
		label: `${stars} ${stars === 1 ? "star" : "stars"}`,
	})),
];

export function hotelSections({ fields, places }: HotelFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	return [
		{ id: "the-hotel", title: "The hotel", body: <WordFields field={field} /> },
		{ id: "place", title: "Location", body: <HotelPlaceFields fields={fields} places={places} /> },
		{ id: "reach", title: "Contact", body: <ReachFields field={field} /> },
		{
			id: "has",
			title: "Amenities",
			body: (
				<AmenityFields field={field("amenities")} legend="Amenities of the hotel" labels={HOTEL_AMENITIES} />
			),
		},
	];
}

type OneField = { field: (name: string) => FieldSource };

function WordFields({ field }: OneField) {
	return (
		<>
			<TextField field={field("name")} label="Hotel name" autoComplete="organization" />
			<TextArea
				field={field("description")}
				label="Description"
				hint="Describe the hotel for guests in a few sentences. Leave an empty line between paragraphs."
				rows={6}
			/>
			<SelectField field={field("stars")} label="Stars" choices={STARS} className="" />
		</>
	);
}

function ReachFields({ field }: OneField) {
	return (
		<div className="grid items-end gap-x-5 md:grid-cols-2">
			<TextField
				field={field("email")}
				label="Email"
				hint="New bookings are sent here."
				type="email"
				autoComplete="email"
			/>
			<PhoneField field={field("contact")} label="Phone" width="full" />
		</div>
	);
}
