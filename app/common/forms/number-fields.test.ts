import { expect, test } from "vitest";
import { price } from "./number-fields.ts";

test.each([
	["USD", "12.50"],
	["JPY", "1250"],
	["KWD", "12.500"],
])("a price in %s that can’t be read is answered with an example in it, which can", (currency, example) => {
	const field = price(currency, { name: "The price" });
	const refused = field.safeParse("1.23456").error?.issues[0]?.message;
	expect(refused).toBe(`The price must be an amount, like ${example}.`);
	expect(field.safeParse(example).success).toBe(true);
});
