import { addMove } from "#e2e/helpers/moves.ts";
import { ADMIN, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

for (const [currency, discount, price] of [
	["USD", "5.00", "180.00"],
	["JPY", "500", "18000"],
	["KWD", "5.000", "180.000"],
] as const)
	test(`forms of a market in ${currency} name examples that they accept`, async ({
		db,
		baseURL,
		playwright,
	}) => {
		const settings = { name: "Meeha", currency, country: "US", time_zone: "America/New_York", version: 1 };
		const number = await addMove(db);
		const updated_at = new Date().toISOString();
		await db
			.insertInto("market_settings")
			.values({ key: "market", ...settings, updated_at })
			.execute();
		const admin = await signedInRequests(playwright.request, baseURL ?? "", ADMIN);
		const textOf = async (path: string) => (await (await admin.get(path)).text()).replace(/<[^>]+>/g, "");
		await expect
			.poll(() => textOf("/dashboard/discounts/new"))
			.toContain(`A percentage like 12.5, or an amount in ${currency} like ${discount}`);
		expect(await textOf(`/trucking-dashboard/${number}/confirmation`)).toContain(
			`The whole price of the move, like ${price}`,
		);
		await admin.dispose();
	});
