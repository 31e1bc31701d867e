import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { statementScopeOf } from "#app/site/statements/list-statements.server.ts";
import { readStatementPage } from "#app/site/statements/statement-request.server.ts";
import { StatementScreen } from "#app/site/statements/statement-screen.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(t.statements.pageTitle({ number: data?.statement.number ?? "" })) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const statement = await readStatementPage(params, person, statementScopeOf(person));
	return json({ statement, here: `/owner/statements/${params.statementId}` });
}

export default function HotelStatement() {
	return <StatementScreen list="/owner/statements" {...useLoaderData<typeof loader>()} />;
}
