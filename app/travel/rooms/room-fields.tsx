import { AmenityFields } from "#app/travel/hotels/ui/amenity-fields.tsx";
import type { FormSection } from "#app/travel/hotels/ui/section-form.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { ROOM_AMENITIES } from "./room-amenities.ts";

type RoomFieldsProps = { fields: Record<string, FieldSource>; currency: string };

const AMOUNT = { inputMode: "decimal", autoComplete: "off", width: "short" } as const;

/** The sections of a room's form. */
export function roomSections({ fields, currency }: RoomFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	return [
		{
			id: "the-room",
			title: "The room",
			body: (
				<>
					<TextField
						field={field("name")}
						label="Room name"
						hint="Shown to guests, for example “Double room with sea view”."
						autoComplete="off"
					/>
					<TextArea field={field("description")} label="Description" optional rows={4} />
					<TextField
						field={field("beds")}
						label="Beds"
						hint="For example “1 double bed, 1 sofa bed”."
						autoComplete="off"
					/>
					<div className="grid items-end gap-x-5 sm:grid-cols-2">
						<NumberField field={field("quantity")} label="Number of rooms" hint="Rooms of this type" />
						<NumberField field={field("sizeSqm")} label="Size in m²" optional />
					</div>
				</>
			),
		},
		{
			id: "guests",
			title: "Guests",
			body: (
				<div className="grid items-end gap-x-5 md:grid-cols-3">
					<NumberField field={field("sleeps")} label="Sleeps" hint="Adults and children, up to 20" />
					<NumberField field={field("maxAdults")} label="Maximum adults" />
					<NumberField
						field={field("guestsIncluded")}
						label="Guests included in the price"
						hint="Additional guests pay extra"
					/>
				</div>
			),
		},
		{
			id: "prices",
			title: "Prices",
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">
						In {currency}, per room and night. You can set other prices by date in the calendar.
					</p>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<TextField field={field("price")} label="Price per night" {...AMOUNT} />
						<TextField field={field("weekendPrice")} label="Friday and Saturday" optional {...AMOUNT} />
						<TextField field={field("extraGuestPrice")} label="Price per extra guest" optional {...AMOUNT} />
					</div>
				</>
			),
		},
		{
			id: "stay",
			title: "Length of stay",
			body: (
				<div className="grid items-end gap-x-5 sm:grid-cols-2">
					<NumberField field={field("minNights")} label="Minimum stay (nights)" />
					<NumberField field={field("maxNights")} label="Maximum stay (nights)" hint="Up to 90" />
				</div>
			),
		},
		{
			id: "has",
			title: "Amenities",
			body: (
				<AmenityFields field={field("amenities")} legend="Amenities of the room" labels={ROOM_AMENITIES} />
			),
		},
	];
}
