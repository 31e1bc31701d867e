import { expect, test } from "vitest";
import { formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { describeDepositOnEnd, describeOwed, describePaidDeposit } from "./move-messages.ts";

const move = { price: 20_000, deposit_paid: 6_000, currency: "USD" };
const disputed = formatDisputed([{ state: "open" }]);
const lost = formatDisputed([{ state: "lost" }]);

test("a customer whose move is ahead reads what they paid, got back or disputed of it", () => {
	expect(describePaidDeposit({ ...move, deposit_paid: 0 })).toBeNull();
	expect(describePaidDeposit(move)).toBe(
		"You paid a deposit of $60.00. $140.00 is due on the day of the move.",
	);
	expect(describePaidDeposit({ ...move, deposit_refunded: 1_000 })).toBe(
		"You paid a deposit of $60.00. We refunded $10.00. $150.00 is due on the day of the move.",
	);
	expect(describePaidDeposit({ ...move, deposit_refunded: 1_000, disputed })).toBe(
		"You paid a deposit of $60.00. We refunded $10.00. You disputed your payment, so your bank decides about it.",
	);
	expect(describePaidDeposit({ ...move, disputed: lost })).toBe(
		"You paid a deposit of $60.00. Your bank gave you back your payment.",
	);
});

test("a customer whose move has ended reads what they owe or get back, or that their bank decides", () => {
	const isBack = "It can take a few days to reach you.";
	expect(describeOwed({ currency: "USD" })).toBe("You owe nothing for this move.");
	expect(describeOwed(move)).toBe(`We are refunding $60.00 of your deposit. ${isBack}`);
	expect(describeOwed({ ...move, disputed })).toBe(disputed);
	expect(describeOwed({ ...move, disputed: lost })).toBe(lost);
	const partly = { ...move, deposit_refunded: 1_000 };
	expect(describeOwed(partly)).toBe(`We refunded $10.00. We are refunding $50.00 of your deposit. ${isBack}`);
	expect(describeOwed({ ...partly, disputed })).toBe(`We refunded $10.00. ${disputed}`);
	expect(describeOwed({ ...partly, cancellation_fee: 5_000, disputed })).toBe(
		"You cancelled late, so we keep $50.00 of your deposit as the fee. We refunded $10.00.",
	);
	expect(describeOwed({ ...move, deposit_refunded: 6_000 })).toBe("We refunded your deposit.");
	expect(describeOwed({ ...move, cancellation_fee: 8_000 })).toBe(
		"You cancelled late, so we keep your deposit toward the fee. You owe the other $20.00.",
	);
	expect(describeOwed({ ...move, cancellation_fee: 4_000 })).toBe(
		`You cancelled late, so we keep $40.00 of your deposit as the fee. We are refunding the other $20.00. ${isBack}`,
	);
	expect(describeOwed({ currency: "USD", cancellation_fee: 4_000 })).toBe(
		"You cancelled late, so you owe a fee of $40.00 instead of the price.",
	);
});

test("staff who end a move read that its deposit is refunded, or that the bank decides", () => {
	const read = (state: "open" | "won" | "lost") =>
		describeDepositOnEnd({ ...move, disputed: formatDisputedBy("customer", [{ state }]) });
	expect(describeDepositOnEnd({ ...move, deposit_refunded: 6_000 })).toBeNull();
	expect(read("won")).toBe("The $60.00 that the customer paid online is refunded.");
	expect(read("open")).toBe("The customer disputed their payment, so their bank decides about it.");
	expect(read("lost")).toBe("The customer’s bank gave them back their payment.");
});
