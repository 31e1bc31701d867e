import { expect, test } from "vitest";
import { z } from "zod";
import { rememberSchemas } from "./remember-schemas.ts";

test("makes a schema once for the same values", () => {
	const made: string[] = [];
	const schemaOf = rememberSchemas((country: string, callers: readonly string[]) => {
		made.push(country);
		return z.enum([country, ...callers]);
	});
	const french = schemaOf("FR", ["US"]);
	expect(schemaOf("FR", ["US"])).toBe(french);
	expect(schemaOf("FR", ["DE"]).safeParse("DE").success).toBe(true);
	expect(schemaOf("DE", ["US"]).safeParse("FR").success).toBe(false);
	expect(made).toEqual(["FR", "FR", "DE"]);
});
