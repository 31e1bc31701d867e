import { expect, test } from "vitest";
import { refundSchema } from "./returns/refund-form.ts";

const messagesOf = (read: { error?: { issues: { message: string }[] } | undefined }) =>
	read.error?.issues.map(({ message }) => message);

test.each([
	["USD", "12.50"],
	["JPY", "1250"],
	["KWD", "12.500"],
])("an amount in %s that can’t be read is answered with an example in it", (currency, example) => {
	const sentence = `Enter an amount like ${example}.`;
	const refund = refundSchema({ lines: [] } as never, currency);
	expect(messagesOf(refund.safeParse({ what: "amount", amount: "1.23456" }))).toEqual([sentence]);
});
