import { t } from "#app/common/language/messages.ts";
import { COUNTRY_QUESTION } from "#app/common/places/country-question.ts";
import type { AddressPlaces } from "#app/common/places/regions.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PhoneField, TextField } from "#app/ui/form/text-field.tsx";
import followCountryUrl from "./follow-country.js?url";

type AddressFieldsProps = {
	field: (name: string) => FieldSource;
	places: AddressPlaces;
	/** Whether the form was sent to see the fields of another country. */
	isCountryAsked?: boolean;
	/** Replaces the list of countries. */
	country?: React.ReactNode;
};

/** A name, phone number and address, in the format of the selected country. */
export function AddressFields({ field, places, isCountryAsked, country }: AddressFieldsProps) {
	return (
		<>
			<div data-part="country">
				{country ?? (
					<>
						<CountryField field={field("country")} places={places} autoFocus={isCountryAsked} />
						<CountryUpdate />
					</>
				)}
			</div>
			<TextField field={field("name")} label={t.words.name} autoComplete="name" />
			<div data-part="phone">
				<PhoneField field={field("contact")} label={t.words.phone} hint={t.addressForm.phoneHint} />
			</div>
			<TextField
				field={field("line1")}
				label={t.words.address}
				hint={t.addressForm.line1}
				autoComplete="address-line1"
			/>
			<TextField field={field("line2")} label={t.addressForm.line2} optional autoComplete="address-line2" />
			<TownFields field={field} places={places} />
			<RegionFields field={field} places={places} />
		</>
	);
}

type TownFieldsProps = {
	field: (name: string) => FieldSource;
	places: Pick<AddressPlaces, "postalLabel" | "isPostalCodeNeeded">;
};

/** The town and its postal code, in the format of the selected country. */
export function TownFields({ field, places: { postalLabel, isPostalCodeNeeded } }: TownFieldsProps) {
	return (
		<div className="grid items-end gap-x-5 md:grid-cols-2">
			<TextField field={field("city")} label={t.addressForm.city} autoComplete="address-level2" />
			<div data-part="postal" data-country-part="postal">
				<TextField
					field={field("postalCode")}
					label={postalLabel}
					optional={!isPostalCodeNeeded}
					autoComplete="postal-code"
					width="short"
				/>
			</div>
		</div>
	);
}

type RegionFieldsProps = {
	field: (name: string) => FieldSource;
	places: Pick<AddressPlaces, "country" | "regions" | "regionLabel">;
	/** More fields that depend on the country. */
	children?: React.ReactNode;
};

/** The selected country's region. */
export function RegionFields({ field, places, children }: RegionFieldsProps) {
	return (
		<div data-part="region" data-country-part="region">
			{/* Tells which country the lists belong to, in case another country is selected at the same time. */}
			<input type="hidden" name="regionCountry" value={places.country} />
			<RegionField field={field("region")} places={places} />
			{children}
		</div>
	);
}

type PlaceFieldProps = {
	field: FieldSource;
	places: Pick<AddressPlaces, "countries">;
	autoFocus?: boolean;
};

export function CountryField({ field, places, autoFocus }: PlaceFieldProps) {
	const choices = places.countries.map(({ code, name }) => ({ value: code, label: name }));
	return (
		<SelectField
			field={field}
			label={t.words.country}
			choices={choices}
			autoComplete="country"
			autoFocus={autoFocus}
		/>
	);
}

/** Shows the fields of the chosen country: a script at once, a button elsewhere. */
export const CountryUpdate = () => (
	<>
		<p className="no-script mb-5">
			<Button {...COUNTRY_QUESTION} busy={t.words.updating} variant="plain" dense>
				{t.addressForm.showFields}
			</Button>
		</p>
		<script type="module" src={followCountryUrl} />
	</>
);

type RegionFieldProps = { field: FieldSource; places: Pick<AddressPlaces, "regions" | "regionLabel"> };

function RegionField({ field, places: { regions, regionLabel } }: RegionFieldProps) {
	const shared = { field, label: regionLabel, autoComplete: "address-level1" };
	if (regions.length === 0) return <TextField {...shared} optional width="medium" />;
	const choices = regions.map(({ code, name }) => ({ value: code, label: name }));
	return <SelectField {...shared} choices={[{ value: "", label: t.addressForm.choose }, ...choices]} />;
}
