import { expect, test } from "vitest";
import { structuredData } from "./page-meta.ts";

test("structured data has no empty property, at any depth", () => {
	const hotel = {
		name: "Casa do Rio",
		image: [],
		description: "",
		telephone: null,
		petsAllowed: false,
		address: { addressCountry: "PT", postalCode: "" },
		review: [{ name: "", reviewBody: "Quiet" }],
	};
	expect(structuredData(hotel)["script:ld+json"]).toEqual({
		name: "Casa do Rio",
		petsAllowed: false,
		address: { addressCountry: "PT" },
		review: [{ reviewBody: "Quiet" }],
	});
});
