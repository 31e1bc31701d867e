import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { OpenMonth } from "#app/site/statements/open-month.tsx";
import { statementColumns, statementFilterFields } from "#app/site/statements/statement-columns.tsx";
import { HOTEL_STATEMENT_LIST, STATEMENT_LIST } from "#app/site/statements/statement-filters.ts";
import { readStatementList } from "#app/site/statements/statement-request.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListScreen } from "#app/ui/table/list-screen.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.isHotel ? "Hotel statements" : "Statements") },
];

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readStatementList(request));

export default function Statements() {
	const { isHotel, hotels, months, soFar, ...found } = useLoaderData<typeof loader>();
	const list = isHotel ? HOTEL_STATEMENT_LIST : STATEMENT_LIST;
	return (
		<>
			<ListScreen
				{...found}
				list={list}
				title="Statements"
				sub={
					isHotel
						? `Monthly commission of your hotels, less what ${marketName()} collected for you.`
						: `Monthly commission of each hotel, less what ${marketName()} collected for the hotel.`
				}
				noun="statements"
				placeholder="Statement number"
				fields={statementFilterFields({ hotels, months })}
				hasFile
				caption="Commission statements"
				columns={statementColumns(list.path)}
				rowKey={({ id }) => id}
				empty={
					<EmptyState title="No statements yet">
						Each hotel with commission gets a statement after the month ends.
					</EmptyState>
				}
				noMatch={{
					title: "No statements match",
					text: "Enter a full statement number, such as S-2026-00012.",
					all: "Show all statements",
				}}
			/>
			<OpenMonth rows={soFar} />
		</>
	);
}
