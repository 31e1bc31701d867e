import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { readTitles } from "#app/shop/products/list-products.server.ts";
import { PRODUCT_LIST } from "#app/shop/products/product-filters.ts";
import { PRODUCT_STATUS_NAMES, PRODUCT_STATUSES } from "#app/shop/products/product-status.ts";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import { maskId, unmaskId } from "#app/site/masked-id.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

const MOST = 50;
const TICK_FIRST = "Tick one or more products first.";

const schema = z.object({
	product: z.array(z.string()).max(MOST).default([]),
	to: z.enum(PRODUCT_STATUS_NAMES),
	agreed: z.string().optional(),
});

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Change products – Meeha" }];

/** The question, by a link to it: `?to=archived&product=…`. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const url = new URL(request.url).searchParams;
	const productIds = url
		.getAll("product")
		.slice(0, MOST)
		.flatMap((masked) => unmaskId(masked) ?? []);
	const products = url.get("to") === "archived" ? await readTitles(db, { productIds }) : [];
	return json({
		products,
		list: products.length > 0 ? "/dashboard/products" : PRODUCT_LIST.hrefAt(request.url),
	});
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ asked: null, problem: "Choose what to do with them." }, { status: 422 });
	const { to, agreed } = form.value;
	const productIds = form.value.product.flatMap((masked) => unmaskId(masked) ?? []);
	const products = await readTitles(db, { productIds });
	if (products.length === 0) return json({ asked: null, problem: TICK_FIRST }, { status: 422 });
	if (to === "archived" && !agreed) return json({ asked: products, problem: null });
	const { changed } = await setProductStatus(db, {
		productIds,
		to,
		actorId: person.accountId,
		now: new Date(),
	});
	const label = PRODUCT_STATUSES[to].label.toLowerCase();
	const text =
		changed === 0
			? `Nothing to change: ${products.length === 1 ? "it is" : "they are"} ${label} already.`
			: `${changed === 1 ? "One product is" : `${changed} products are`} now ${label}.`;
	return redirectWithFlash(PRODUCT_LIST.hrefAt(request.url), {
		tone: changed === 0 ? "info" : "success",
		text,
	});
}

export default function ChangeStatus() {
	const { products: linked, list } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const products: { id: number; title: string }[] = answer?.asked ?? linked;
	const problem = answer?.problem ?? (products.length === 0 ? TICK_FIRST : null);
	if (problem)
		return (
			<>
				<DashboardNav here="/dashboard/products" />
				<PageHeading title="Products" />
				<Dialog title={problem} closeHref={list} safeLabel="Back to the products">
					<p className="text-secondary">Nothing was changed.</p>
				</Dialog>
				<p>
					<ButtonLink href={list} variant="plain">
						All products
					</ButtonLink>
				</p>
			</>
		);
	const many = products.length !== 1;
	return (
		<>
			<DashboardNav here="/dashboard/products" />
			<PageHeading title="Products" />
			<Dialog
				title={many ? `Archive ${products.length} products?` : `Archive ${products[0]?.title}?`}
				closeHref={list}
				safeLabel={many ? "Keep them" : "Keep it"}
				actions={
					<PostForm>
						<input type="hidden" name="to" value="archived" />
						<input type="hidden" name="agreed" value="yes" />
						{products.map(({ id }) => (
							<input key={id} type="hidden" name="product" value={maskId(id)} />
						))}
						<Button variant="danger" busy="Archiving...">
							Archive {many ? "products" : "product"}
						</Button>
					</PostForm>
				}
			>
				{many ? (
					<ul className="mb-3 list-disc ps-5">
						{products.map(({ id, title }) => (
							<li key={id}>{title}</li>
						))}
					</ul>
				) : null}
				<p className="text-secondary">
					Nobody can find or buy {many ? "them" : "it"} any more. Orders, stock and photos stay, and you can
					bring {many ? "them" : "it"} back at any time.
				</p>
			</Dialog>
		</>
	);
}
