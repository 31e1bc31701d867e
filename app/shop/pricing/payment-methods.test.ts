import { expect, test } from "vitest";
import { startPayment } from "./payment-methods.ts";

const ORDER = { number: "2345678923", total: 5_000, currency: "USD" };

test("a bank transfer shows the market's account, and never one that nobody set", () => {
	const labels = (bankAccount: string) =>
		startPayment("bank_transfer", ORDER, { bankAccount }).facts.map(([label]) => label);
	expect(labels("Account holder=Bazaar;IBAN=DE00 1234")).toEqual([
		"Account holder",
		"IBAN",
		"Amount",
		"Reference",
	]);
	expect(labels("")).toEqual(["Amount", "Reference"]);
	expect(startPayment("bank_transfer", ORDER, { bankAccount: "" }).sentences).toContain(
		"We’ll email you our account details.",
	);
});
