import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
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
	{ title: pageTitle(data?.isHotel ? t.statements.hotelTitle : t.statements.title) },
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
				title={t.statements.title}
				sub={
					isHotel
						? t.statements.hotelLead({ market: marketName() })
						: t.statements.lead({ market: marketName() })
				}
				noun="statements"
				placeholder={t.statements.search}
				fields={statementFilterFields({ hotels, months })}
				hasFile
				caption={t.statements.caption}
				columns={statementColumns(list.path)}
				rowKey={({ id }) => id}
				empty={<EmptyState title={t.statements.none.title}>{t.statements.none.text}</EmptyState>}
				noMatch={{
					title: t.statements.noMatch.title,
					text: t.statements.noMatch.text,
					all: t.statements.noMatch.all,
				}}
			/>
			<OpenMonth rows={soFar} />
		</>
	);
}
