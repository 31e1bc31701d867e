import { expect, test } from "vitest";
import { askForContact } from "./tracked.server.ts";

test("asks for the contact of the typed number, shortened", () => {
	const redirectOf = (typed: string) => askForContact(typed).headers.get("Location");
	expect(redirectOf("r-7kq3 m9xf")).toBe("/track?number=r-7kq3+m9xf");
	expect(redirectOf("’".repeat(4_000))?.length).toBeLessThan(500);
});
