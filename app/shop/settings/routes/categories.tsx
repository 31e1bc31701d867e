import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { shortCount } from "#app/common/lists/most-counted.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listCategories } from "#app/shop/settings/categories.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import { ProductThumb } from "#app/ui/photos/thumb.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

const PATH = "/dashboard/categories";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.shopCategories.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return json({ categories: await listCategories(db) });
}

type Row = Awaited<ReturnType<typeof listCategories>>[number];

export default function Categories() {
	const { categories } = useLoaderData<typeof loader>();
	const columns: Column<Row>[] = [
		{
			key: "name",
			title: t.shopCategories.category,
			isLead: true,
			cell: (row) => (
				<span className="pictured flex items-center gap-3">
					<ProductThumb hash={row.image_hash} />
					<SettingLink here={PATH} id={row.id} name={row.name} />
				</span>
			),
		},
		{
			key: "products",
			title: t.shopCategories.products,
			align: "end",
			onPhone: "none",
			cell: (row) => (
				<a href={`/dashboard/products?category=${maskId(row.id)}`} className="link tabular-nums">
					{t.shopCategories.productsIn({
						count: shortCount(row.products),
						name: row.name,
						hidden: (text) => <span className="sr-only">{text}</span>,
					})}
				</a>
			),
		},
		{
			key: "order",
			title: t.shopCategories.position,
			onPhone: "last",
			cell: (row) => <Places row={row} rows={categories} />,
		},
	];
	return (
		<div className="[&_td]:align-middle">
			<SettingList
				here={PATH}
				kind="category"
				title={t.shopCategories.title}
				sub={t.shopCategories.orderHint}
				icon="tag"
				empty={t.shopCategories.emptyText}
				columns={columns}
				rows={categories}
				actions={(row) => (
					<RowMenu label={t.shopCategories.actions({ name: row.name })}>
						<MenuLink href={`${PATH}/${maskId(row.id)}`} icon="edit">
							{t.words.edit}
						</MenuLink>
						<MenuLink href={`${PATH}/${maskId(row.id)}/deletion`} icon="trash" danger>
							{t.words.delete}
						</MenuLink>
					</RowMenu>
				)}
			/>
		</div>
	);
}

function Places({ row, rows }: { row: Row; rows: Row[] }) {
	const at = rows.findIndex(({ id }) => id === row.id);
	const moves = [
		...(at > 0 ? [["up", "arrow-up", t.shopCategories.moveUp] as const] : []),
		...(at < rows.length - 1 ? [["down", "arrow-down", t.shopCategories.moveDown] as const] : []),
	];
	return (
		<div className="flex items-center gap-2">
			<span className="min-w-6 tabular-nums">{at + 1}</span>
			{moves.map(([to, icon, say]) => (
				<PostForm key={to} action={`${PATH}/${maskId(row.id)}/position`}>
					<Button variant="quiet" dense name="to" value={to}>
						<Icon name={icon} />
						<span className="sr-only">{say({ name: row.name })}</span>
					</Button>
				</PostForm>
			))}
		</div>
	);
}
