import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { statementScopeOf } from "#app/site/statements/list-statements.server.ts";
import { OpenMonth } from "#app/site/statements/open-month.tsx";
import { HOTEL_STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { StatementListScreen } from "#app/site/statements/statement-list-screen.tsx";
import { readOpenMonth, readStatementList } from "#app/site/statements/statement-request.server.ts";
import { OwnerNav } from "#app/travel/owner-nav.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Statements of hotels") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const scope = statementScopeOf(await requireHotelManager(request));
	const [list, soFar] = await Promise.all([
		readStatementList(request, { list: HOTEL_STATEMENT_LIST, scope }),
		readOpenMonth(scope),
	]);
	return json({ list, soFar });
}

export default function HotelStatements() {
	const { list, soFar } = useLoaderData<typeof loader>();
	return (
		<>
			<OwnerNav here="/owner/statements" />
			<StatementListScreen
				{...list}
				list={HOTEL_STATEMENT_LIST}
				sub={`The commission of your hotels for each month, less what ${marketName()} collected for you.`}
			/>
			<OpenMonth rows={soFar} />
		</>
	);
}
