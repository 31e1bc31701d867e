import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PhoneField, TextField } from "#app/ui/form/text-field.tsx";
import type { AddressPlaces } from "./regions.server.ts";

type AddressFieldsProps = {
	field: (name: string) => FieldSource;
	places: AddressPlaces;
	/** Replaces the list of countries. */
	country?: React.ReactNode;
};

/** A name, phone number and address, in the format of the selected country. */
export function AddressFields({ field, places, country }: AddressFieldsProps) {
	const { postalLabel, isPostalCodeNeeded } = places;
	return (
		<>
			<div data-part="country">{country ?? <CountryField field={field("country")} places={places} />}</div>
			<TextField field={field("name")} label="Name" autoComplete="name" />
			<div data-part="phone">
				<PhoneField
					field={field("contact")}
					label="Phone"
					hint="For questions about your delivery. For a number from another country, start with + and the country code."
				/>
			</div>
			<TextField
				field={field("line1")}
				label="Address"
				hint="Street and house number"
				autoComplete="address-line1"
			/>
			<TextField
				field={field("line2")}
				label="Apartment, floor, company"
				optional
				autoComplete="address-line2"
			/>
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<TextField field={field("city")} label="Town or city" autoComplete="address-level2" />
				<div data-part="postal">
					<TextField
						field={field("postalCode")}
						label={postalLabel}
						optional={!isPostalCodeNeeded}
						autoComplete="postal-code"
						width="short"
					/>
				</div>
			</div>
			<div data-part="region">
				{/* Tells which country the list of regions belongs to, in case another country is selected at the same
        time. */}
				<input type="hidden" name="regionCountry" value={places.country} />
				<RegionField field={field("region")} places={places} />
			</div>
		</>
	);
}

type PlaceFieldProps = { field: FieldSource; places: AddressPlaces; autoFocus?: boolean };

export function CountryField({ field, places, autoFocus }: PlaceFieldProps) {
	const choices = places.countries.map(({ code, name }) => ({ value: code, label: name }));
	return (
		<SelectField
			field={field}
			label="Country"
			choices={choices}
			autoComplete="country"
			autoFocus={autoFocus}
		/>
	);
}

type RegionFieldProps = { field: FieldSource; places: Pick<AddressPlaces, "regions" | "regionLabel"> };

export function RegionField({ field, places: { regions, regionLabel } }: RegionFieldProps) {
	const shared = { field, label: regionLabel, autoComplete: "address-level1" };
	if (regions.length === 0) return <TextField {...shared} optional width="medium" />;
	const choices = regions.map(({ code, name }) => ({ value: code, label: name }));
	return <SelectField {...shared} choices={[{ value: "", label: "Choose…" }, ...choices]} />;
}
