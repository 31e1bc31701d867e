import type { AddressPlaces } from "#app/shop/checkout/places/regions.server.ts";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PhoneField, TextField } from "#app/ui/form/text-field.tsx";

type AddressFieldsProps = {
	fields: Record<string, FieldSource>;
	places: AddressPlaces;
	/** What follows the country, such as a button that asks for its regions. */
	afterCountry?: React.ReactNode;
};

/** Somebody's name, phone and address, as the country that was chosen writes them. */
export function AddressFields({ fields, places, afterCountry }: AddressFieldsProps) {
	const { countries, regions, regionLabel, postalLabel, isPostalCodeNeeded, country } = places;
	const choices = countries.map(({ code, name }) => ({ value: code, label: name }));
	const field = (name: string) => fields[name] as FieldSource;
	return (
		<>
			<SelectField field={field("country")} label="Country" choices={choices} autoComplete="country" />
			{afterCountry}
			{/* A region that is chosen here is no region of another country that is chosen at the same time. */}
			<input type="hidden" name="regionCountry" value={country} />
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<TextField field={field("name")} label="Name" autoComplete="name" />
				<PhoneField
					field={field("contact")}
					label="Phone"
					hint="For the courier, if there is a question."
					width="full"
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
				<TextField
					field={field("postalCode")}
					label={postalLabel}
					optional={!isPostalCodeNeeded}
					autoComplete="postal-code"
					width="short"
				/>
			</div>
			{regions.length > 0 ? (
				<SelectField
					field={field("region")}
					label={regionLabel}
					autoComplete="address-level1"
					choices={[
						{ value: "", label: "Choose…" },
						...regions.map(({ code, name }) => ({ value: code, label: name })),
					]}
				/>
			) : (
				<TextField
					field={field("region")}
					label={regionLabel}
					optional
					autoComplete="address-level1"
					width="medium"
				/>
			)}
		</>
	);
}
