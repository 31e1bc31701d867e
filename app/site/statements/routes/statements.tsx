import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { StatementListScreen } from "#app/site/statements/statement-list-screen.tsx";
import { readStatementList } from "#app/site/statements/statement-request.server.ts";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Statements") }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json(await readStatementList(request, { list: STATEMENT_LIST, scope: "all" }));
}

export default function Statements() {
	return (
		<>
			<DashboardNav here="/dashboard/statements" />
			<StatementListScreen
				{...useLoaderData<typeof loader>()}
				list={STATEMENT_LIST}
				sub={`The commission of each hotel and month, less what ${marketName()} collected for the hotel.`}
			/>
		</>
	);
}
