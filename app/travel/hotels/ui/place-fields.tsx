import { RegionField } from "#app/common/places/address-fields.tsx";
import type { HotelPlaces } from "#app/travel/hotels/form/hotel-places.server.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export type HotelFieldsProps = { fields: Record<string, FieldSource>; places: HotelPlaces };

export function HotelPlaceFields({ fields, places }: HotelFieldsProps) {
	const { countries, country, postalLabel, isPostalCodeNeeded, zones } = places;
	const field = (name: string) => fields[name] as FieldSource;
	const zoneChoices = zones.length > 1 ? [{ value: "", label: "Choose…" }, ...zones] : zones;
	return (
		<>
			<SelectField
				field={field("country")}
				label="Country"
				hint="Some countries also need a region or time zone."
				choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
				autoComplete="country"
			/>
			{/* Tells which country the lists belong to, in case another country is selected at the same time. */}
			<input type="hidden" name="regionCountry" value={country} />
			<TextField
				field={field("address")}
				label="Address"
				hint="Street and house number"
				autoComplete="address-line1"
			/>
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<TextField field={field("city")} label="Town or city" autoComplete="address-level2" />
				<TextField
					field={field("postalCode")}
					label={postalLabel}
					optional={!isPostalCodeNeeded}
					autoComplete="postal-code"
					width="short"
				/>
			</div>
			<RegionField field={field("region")} places={places} />
			<SelectField
				field={field("timeZone")}
				label="Time zone"
				hint="Used for check-in dates and free cancellation."
				choices={zoneChoices}
				className=""
			/>
		</>
	);
}
