import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { maskId } from "#app/common/masked-id.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { isBuyable } from "#app/shop/cart/cart-limits.ts";
import { nameOf } from "#app/shop/cart/cart-messages.ts";
import { ProductLine } from "#app/shop/cart/product-line.tsx";
import { readWishlist, type Wish } from "#app/shop/wishlist/wishlist.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Price } from "#app/ui/price.tsx";

export const handle = { subject: "shop" };

export const meta: MetaFunction = () => privatePageMeta("Your wishlist");

export async function loader({ request }: LoaderFunctionArgs) {
	const sender = await readSender(request);
	const wishes = await readWishlist(db, sender);
	return json({ wishes, isSignedIn: sender.person !== null, currency: market.currency });
}

export default function Wishlist() {
	const { wishes, isSignedIn, currency } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto max-w-prose">
			<PageHeading title="Your wishlist" sub={isSignedIn ? null : <SignInHint />} />
			{wishes.length === 0 ? (
				<EmptyState
					title="Your wishlist is empty"
					icon="heart"
					action={<ButtonLink href="/collection">Browse the shop</ButtonLink>}
				>
					To add an item, choose “Save for later” on its page or in your cart.
				</EmptyState>
			) : (
				<ul className="divide-y divide-line border-y border-line">
					{wishes.map((wish) => (
						<li key={wish.id} className="py-4">
							<WishRow wish={wish} currency={currency} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function SignInHint() {
	return (
		<>
			Saved in this browser. <a href="/login?redirectTo=%2Fwishlist">Sign in</a> to see it on all your
			devices.
		</>
	);
}

function WishRow({ wish, currency }: { wish: Wish; currency: string }) {
	const path = `/wishlist/items/${maskId(wish.id)}`;
	const name = nameOf(wish);
	return (
		<ProductLine line={wish}>
			{wish.isSold ? (
				<p className="mt-0.5 text-sm">
					<Price amount={wish.unitPrice} currency={currency} compareAt={wish.compareAt} />
				</p>
			) : null}
			{isBuyable(wish) ? null : (
				<p className="mt-1 text-sm text-secondary">{wish.isSold ? "Out of stock" : "No longer available"}</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2">
				{isBuyable(wish) ? (
					<PostForm action={`${path}/cart`}>
						<Button busy="Adding...">
							Add to cart<span className="sr-only"> {name}</span>
						</Button>
					</PostForm>
				) : null}
				<PostForm action={`${path}/removal`}>
					<Button variant="plain" busy="Removing..." className="px-3">
						Remove<span className="sr-only"> {name}</span>
					</Button>
				</PostForm>
			</div>
		</ProductLine>
	);
}
