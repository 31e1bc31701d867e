import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { readTitles } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST } from "#app/shop/products/product-filters.ts";
import { PRODUCT_STATUS_NAMES, type ProductStatus } from "#app/shop/products/product-status.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const MOST = 50;

const schema = z.object({
	product: z.array(z.string()).max(MOST).default([]),
	to: z.enum(PRODUCT_STATUS_NAMES),
	agreed: z.string().optional(),
});

/** Which words the change to a status has. */
const CHANGES = { active: "activate", draft: "setDraft", archived: "archive" } as const;

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.productList.changeProductStatus) }];

/** Asks before the status of the selected products changes: `?to=archived&product=…`. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const query = new URL(request.url).searchParams;
	const selected = query.getAll("product").slice(0, MOST);
	const productIds = selected.flatMap((masked) => unmaskId(masked) ?? []);
	const to = PRODUCT_STATUS_NAMES.find((name) => name === query.get("to")) ?? null;
	const products = to ? await readTitles(db, { productIds }) : [];
	return json({ products, to, list: PRODUCT_LIST.hrefAt(request.url) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const list = PRODUCT_LIST.hrefAt(request.url);
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ problem: t.productList.chooseStatus }, { status: 422 });
	const { to, agreed } = form.value;
	const productIds = form.value.product.flatMap((masked) => unmaskId(masked) ?? []);
	const products = await readTitles(db, { productIds });
	if (products.length === 0) return json({ problem: t.productList.selectFirst }, { status: 422 });
	if (!agreed) {
		const question = new URL(list, request.url).searchParams;
		question.append("to", to);
		for (const { id } of products) question.append("product", maskId(id));
		return redirect(`/dashboard/products/status?${question}`, { status: 303 });
	}
	const change = { productIds, to, actorId: person.accountId, now: new Date() };
	const { changed } = await setProductStatus(db, change);
	const words = t.productList[CHANGES[to]];
	const already = products.length - changed;
	const text = already > 0 ? words.doneInPart({ count: changed, already }) : words.done({ count: changed });
	return redirectWithFlash(list, { tone: changed === 0 ? "info" : "success", text });
}

export default function ChangeStatus() {
	const { products, to, list } = useLoaderData<typeof loader>();
	const problem =
		useActionData<typeof action>()?.problem ?? (products.length === 0 ? t.productList.selectFirst : null);
	return (
		<>
			<PageHeading title={t.productList.products} />
			{problem || !to ? (
				<>
					<Dialog title={problem} closeHref={list} safeLabel={t.productList.goBack}>
						<p className="text-secondary">{t.productList.nothingChanged}</p>
					</Dialog>
					<p>
						<ButtonLink href={list} variant="plain">
							{t.productList.allProducts}
						</ButtonLink>
					</p>
				</>
			) : (
				<Question products={products} to={to} list={list} />
			)}
		</>
	);
}

type QuestionProps = { products: readonly { id: number; title: string }[]; to: ProductStatus; list: string };

function Question({ products, to, list }: QuestionProps) {
	const { verb, busy, effect, question } = t.productList[CHANGES[to]];
	const many = products.length !== 1;
	const what = many ? t.counts.products({ count: products.length }) : (products[0]?.title ?? "");
	return (
		<ConfirmDialog
			title={question({ what })}
			closeHref={list}
			button={verb}
			busy={busy}
			isSafe={to !== "archived"}
			fields={{ to, agreed: "yes", product: products.map(({ id }) => maskId(id)) }}
		>
			{many ? (
				<ul className="mb-3 list-disc ps-5">
					{products.map(({ id, title }) => (
						<li key={id}>{title}</li>
					))}
				</ul>
			) : null}
			<p className="text-secondary">{effect({ count: products.length })}</p>
		</ConfirmDialog>
	);
}
