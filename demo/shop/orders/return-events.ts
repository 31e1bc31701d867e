import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { answerReturn } from "#app/shop/orders/returns/answer-return.server.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { requestReturn } from "#app/shop/orders/returns/request-return.server.ts";
import { demoHash } from "../../demo-hash.ts";
import type { DemoEvent, DemoShop } from "./demo-event.ts";
import { returnDemoRefund, settleDemoRefunds } from "./online-payments.ts";
import type { PlannedOrder } from "./plan-orders.ts";

/** The events of a return: of the whole order, or of one damaged piece. It is approved, received and refunded. */
export function returnEvents(
	{ db, timeZone, adminId, provider }: DemoShop,
	plan: PlannedOrder,
	from: Date,
	number: () => string,
	after: (from: Date, hours: number, spread: number) => Date,
): DemoEvent[] {
	const isAll = plan.outcome === "withdrawn";
	const query = after(from, 6, 60);
	const approved = after(query, 3, 20);
	const received = after(approved, 70, 60);
	const refunded = after(received, 2, 20);
	const readLines = () =>
		db
			.selectFrom("order_lines as line")
			.innerJoin("orders", "orders.id", "line.order_id")
			.select(["line.id", "line.quantity", "line.total", "orders.total as orderTotal"])
			.where("orders.number", "=", number())
			.orderBy("line.id")
			.execute();
	const answer = async (expectedStatus: "requested" | "approved", to: "approved" | "received", now: Date) => {
		const { id } = await db
			.selectFrom("order_returns")
			.innerJoin("orders", "orders.id", "order_returns.order_id")
			.select("order_returns.id")
			.where("orders.number", "=", number())
			.executeTakeFirstOrThrow();
		await answerReturn(db, {
			number: number(),
			returnId: id,
			expectedStatus,
			to,
			message: "",
			actorId: adminId,
			now,
		});
	};
	const events: DemoEvent[] = [
		{
			at: query,
			run: async () => {
				const lines = await readLines();
				await requestReturn(db, {
					number: number(),
					viewer: { isGranted: true, guestHash: null, accountId: null },
					kind: isAll ? "withdrawal" : "return",
					reason: isAll ? "" : "It came with a crack.",
					lines: lines
						.slice(0, isAll ? undefined : 1)
						.map(({ id, quantity }) => ({ lineId: id, quantity: isAll ? quantity : 1 })),
					idempotencyKey: demoHash(`return ${plan.placedAt.toISOString()}`),
					timeZone,
					now: query,
				});
			},
		},
		{ at: approved, run: () => answer("requested", "approved", approved) },
		{ at: received, run: () => answer("approved", "received", received) },
		{
			at: refunded,
			run: async () => {
				const lines = await readLines();
				const [first] = lines;
				if (!first) return;
				const one = Math.floor(first.total / first.quantity);
				const amount = isAll ? first.orderTotal : Math.min(one, first.orderTotal);
				const to = amount === first.orderTotal ? "refunded" : "partially_refunded";
				if (plan.paymentMethod === "online" && provider) {
					const order = { number: number(), now: refunded };
					await refundPaidOrder(db, {
						...order,
						choice: { what: "amount", amount, why: isAll ? "Withdrawn" : "It came with a crack." },
						expectedAmount: amount,
						idempotencyKey: demoHash(`refund ${plan.placedAt.toISOString()}`),
						actorId: adminId,
					});
					await settleDemoRefunds(db, provider, order);
					if (plan.isRefundReturned) await returnDemoRefund(db, provider, order);
					return;
				}
				const refund = { amount, expectedRefunded: 0 };
				const by = { by: "staff", actorId: adminId, now: refunded } as const;
				await changeOrder(db, {
					number: number(),
					column: "payment",
					expectedStatus: "paid",
					to,
					refund,
					...by,
				});
			},
		},
	];
	return events.map((each) => ({ ...each, order: plan, movesStock: true }));
}
