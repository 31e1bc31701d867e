import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const shopFigures = {
	revenueByDay: ({ currency }: { currency: string }) => `Revenue by day, in ${currency}`,
	names: {
		revenue: "Revenue",
		orders: "Orders",
		average: "Average order value",
		conversion: "Cart conversion",
		units: "Units sold",
		lostShare: "Cancelled or expired",
		returnedShare: "Returned",
		goods: "Units, best sellers and categories",
	},
	title: "Shop dashboard",
	exportCsv: "Export CSV",
	daysAndCurrency: "Days and currency",
	bestSellers: "Best sellers by units sold",
	product: "Product",
	units: "Units",
	revenueByCategory: ({ currency }: { currency: string }) => `Revenue by category, in ${currency}`,
	category: "Category",
	lastUpdated: ({ at }: { at: string }) =>
		`Best sellers and categories were last updated at ${at}. They update every 10 minutes.`,
	soldOut: "Out of stock",
	inTotal: ({ amount }: { amount: string }) => `${amount} in total`,
	definitions: {
		revenue:
			"The total of all orders placed in the period, including delivery and tax, minus refunds. Cancelled and expired orders are excluded.",
		orders: "Orders placed in the period. Cancelled and expired orders are excluded.",
		average: "Revenue divided by the number of orders.",
		conversion: "The share of carts started in the period that became orders.",
		goods: "Items sold, minus returns. Revenue is after discounts and without delivery.",
		lostShare: "Cancelled and expired orders as a share of all orders placed.",
		returnedShare: "The share of orders that were returned in full.",
	},
	/** "clock": a time zone, such as "London time". */
	daysStart: ({ clock, currency }: { clock: string; currency: string }) =>
		`Days start at midnight, ${clock}. Only orders in ${currency} are included. Today is compared up to the current time of day.`,
	/** "days" and "before": periods. */
	compared: ({ days, before, at, clock }: { days: string; before: string; at: string; clock: string }) =>
		`${days}, compared with ${before}. As of ${at}, ${clock}.`,
	newOrders: ({ count }: { count: number }) =>
		plural(count, { one: `${count} new order`, other: `${count} new orders` }),
	/** "order": its number. */
	returnRequested: ({ order }: { order: ReactNode }) => <>{order}: return requested</>,
	/** "shown" can be "more than 1,000". */
	lowVariants: ({ count, shown }: { count: number; shown: string }) =>
		plural(count, {
			one: "1 variant is low or out of stock:",
			other: `${shown} variants are low or out of stock:`,
		}),
	/** People who wait for an email when there are units. */
	waiting: ({ count }: { count: number }) => `${count} waiting`,
	/** A number of units. */
	left: ({ count }: { count: number }) => `${count} left`,
	viewAll: "View all",
	viewAllOf: ({ count }: { count: number }) => `View all ${count}`,
	noOrders: "No orders in this period or the one before.",
	ordersDay: "Orders by day",
	do: "To do",
	nothingToDo: "All done. There are no new orders or returns, and no product is low in stock.",
	noSales: "No sales in this period.",
};
