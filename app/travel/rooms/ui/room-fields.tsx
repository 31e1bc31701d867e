import { t } from "#app/common/language/messages.ts";
import { AmenityFields } from "#app/travel/hotels/ui/amenity-fields.tsx";
import type { FormSection } from "#app/travel/hotels/ui/section-form.tsx";
import { PRICED_ADULTS } from "#app/travel/quotes/occupancy.ts";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextArea, TextField } from "#app/ui/form/text-field.tsx";

type RoomFieldsProps = { fields: Record<string, FieldSource>; currency: string };

const AMOUNT = { inputMode: "decimal", autoComplete: "off", width: "short" } as const;

/** The sections of a room's form. */
export function roomSections({ fields, currency }: RoomFieldsProps): FormSection[] {
	const field = (name: string) => fields[name] as FieldSource;
	return [
		{
			id: "the-room",
			title: t.roomForm.section.room,
			body: (
				<>
					<TextField
						field={field("name")}
						label={t.roomForm.name}
						hint={t.roomForm.nameHint}
						autoComplete="off"
					/>
					<TextArea field={field("description")} label={t.roomForm.description} optional rows={4} />
					<TextField
						field={field("beds")}
						label={t.roomForm.beds}
						hint={t.roomForm.bedsHint}
						autoComplete="off"
					/>
					<div className="grid items-end gap-x-5 sm:grid-cols-2">
						<NumberField
							field={field("quantity")}
							label={t.roomForm.quantity}
							hint={t.roomForm.quantityHint}
						/>
						<NumberField field={field("sizeSqm")} label={t.roomForm.size} optional />
					</div>
				</>
			),
		},
		{
			id: "guests",
			title: t.roomForm.section.guests,
			body: (
				<div className="grid items-end gap-x-5 md:grid-cols-3">
					<NumberField field={field("sleeps")} label={t.roomForm.sleeps} hint={t.roomForm.sleepsHint} />
					<NumberField field={field("maxAdults")} label={t.roomForm.maxAdults} />
					<NumberField
						field={field("guestsIncluded")}
						label={t.roomForm.guestsIncluded}
						hint={t.roomForm.guestsIncludedHint}
					/>
				</div>
			),
		},
		{
			id: "prices",
			title: t.roomForm.section.prices,
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">{t.roomForm.pricesIntro({ currency })}</p>
					<div className="grid items-end gap-x-5 md:grid-cols-3">
						<TextField field={field("price")} label={t.roomForm.price} {...AMOUNT} />
						<TextField field={field("weekendPrice")} label={t.roomForm.weekendPrice} optional {...AMOUNT} />
						<TextField
							field={field("extraGuestPrice")}
							label={t.roomForm.extraGuestPrice}
							optional
							{...AMOUNT}
						/>
					</div>
				</>
			),
		},
		{
			id: "adults",
			title: t.roomForm.section.adults,
			body: (
				<>
					<p className="mb-4 max-w-prose text-secondary">{t.roomForm.adultsIntro}</p>
					<div className="grid items-end gap-x-5 sm:grid-cols-2 md:grid-cols-3">
						{PRICED_ADULTS.map((count) => (
							<TextField
								key={count}
								field={field(`adults${count}`)}
								label={t.stayParty.adults({ count })}
								optional
								autoComplete="off"
								width="short"
							/>
						))}
					</div>
				</>
			),
		},
		{
			id: "stay",
			title: t.roomForm.section.stay,
			body: (
				<div className="grid items-end gap-x-5 sm:grid-cols-2">
					<NumberField field={field("minNights")} label={t.roomForm.minNights} />
					<NumberField
						field={field("maxNights")}
						label={t.roomForm.maxNights}
						hint={t.roomForm.maxNightsHint}
					/>
				</div>
			),
		},
		{
			id: "has",
			title: t.roomForm.section.amenities,
			body: (
				<AmenityFields
					field={field("amenities")}
					legend={t.roomForm.amenities}
					choices={ROOM_AMENITIES}
					labels={t.roomAmenities}
				/>
			),
		},
	];
}
