import type { Address } from "#app/shop/checkout/address-form.ts";
import { pick } from "../../random.ts";

export type Customer = { email: string; address: Address };

const NAMES = [
	"Amara Obi",
	"Ben Castellano",
	"Claire Fontaine",
	"Daniel Weiss",
	"Esther Kim",
	"Felix Brandt",
	"Gabriela Souza",
	"Hannah O’Neill",
	"Ibrahim Saleh",
	"Julia Nowak",
	"Kwame Mensah",
	"Lucía Herrera",
	"Marcus Bell",
	"Nadia Petrova",
	"Oscar Lindqvist",
	"Priya Nair",
	"Quentin Moreau",
	"Ruth Abrams",
	"Sofia Marino",
	"Theo Jansen",
	"Uma Reddy",
	"Viktor Horváth",
	"Wendy Zhao",
	"Ximena Rojas",
	"Yusuf Demir",
	"Zuzana Králová",
	"Alice Thornton",
	"Caleb Foster",
	"Delphine Roux",
	"Emil Sørensen",
	"Grace Adeyemi",
	"Henry Park",
];

type Place = { line: string; city: string; region: string; postalCode: string; country: string };

const AMERICAN: Place[] = [
	{ line: "Atlantic Avenue", city: "Brooklyn", region: "NY", postalCode: "11217", country: "US" },
	{ line: "Amsterdam Avenue", city: "New York", region: "NY", postalCode: "10024", country: "US" },
	{ line: "Washington Street", city: "Hoboken", region: "NJ", postalCode: "07030", country: "US" },
	{ line: "Valencia Street", city: "San Francisco", region: "CA", postalCode: "94110", country: "US" },
	{ line: "Sunset Boulevard", city: "Los Angeles", region: "CA", postalCode: "90026", country: "US" },
	{ line: "Congress Avenue", city: "Austin", region: "TX", postalCode: "78701", country: "US" },
	{ line: "Division Street", city: "Chicago", region: "IL", postalCode: "60622", country: "US" },
	{ line: "Hawthorne Boulevard", city: "Portland", region: "OR", postalCode: "97214", country: "US" },
];
const EUROPEAN: Place[] = [
	{ line: "Kastanienallee", city: "Berlin", region: "", postalCode: "10119", country: "DE" },
	{ line: "Rue des Martyrs", city: "Paris", region: "", postalCode: "75009", country: "FR" },
	{ line: "Gloucester Road", city: "Bristol", region: "", postalCode: "BS7 8AE", country: "GB" },
];

/** Somebody who orders; two of the same name live at the same address. */
export function someCustomer(random: () => number): Customer {
	const at = Math.floor(random() * NAMES.length);
	const name = NAMES[at] ?? "Ruth Abrams";
	const place = at % 7 === 3 ? EUROPEAN[at % 3] : AMERICAN[at % 8];
	if (!place) throw new Error("nowhere to live");
	return {
		email: `${name
			.normalize("NFKD")
			.replace(/[^A-Za-z ]/g, "")
			.toLowerCase()
			.replace(" ", ".")}@example.com`,
		address: {
			name,
			contact: phone(at, place.country),
			line1: place.country === "US" ? `${12 + at * 7} ${place.line}` : `${place.line} ${3 + at}`,
			line2: at % 5 === 0 ? pick(random, ["Apt 2B", "Floor 3", "Suite 12"]) : "",
			city: place.city,
			region: place.region,
			postalCode: place.postalCode,
			country: place.country,
		},
	};
}

/** The demo account's own address. */
export const ULLAS_ADDRESS: Address = {
	name: "Ulla Berg",
	contact: { typed: "(718) 555-0142", e164: "+17185550142" },
	line1: "48 Orchard Street",
	line2: "Apt 5",
	city: "New York",
	region: "NY",
	postalCode: "10002",
	country: "US",
};

/** 555-01xx and the ranges of Ofcom, Arcep and the Bundesnetzagentur are kept for stories. */
function phone(at: number, country: string): { typed: string; e164: string } {
	const two = String(10 + at);
	if (country === "DE") return { typed: `030 23125 0${two}`, e164: `+4930231250${two}` };
	if (country === "FR") return { typed: `01 99 00 10 ${two}`, e164: `+331990010${two}` };
	if (country === "GB") return { typed: `0117 496 01${two}`, e164: `+4411749601${two}` };
	return { typed: `(212) 555-01${two}`, e164: `+121255501${two}` };
}
