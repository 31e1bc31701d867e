import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { WishRow } from "#app/shop/cart/wish-row.tsx";
import { readWishlist } from "#app/shop/cart/wishlist.server.ts";
import { SavedHotelRow } from "#app/travel/search/saved/saved-hotel-row.tsx";
import { readSavedHotels } from "#app/travel/search/saved/saved-hotels.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle = { subject: "shop" };

export const meta: MetaFunction = () => privatePageMeta(t.wishlist.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const sender = await readSender(request);
	const [wishes, hotels] = await Promise.all([readWishlist(db, sender), readSavedHotels(db, sender)]);
	return json({ wishes, hotels, isSignedIn: sender.person !== null, currency: market.currency });
}

export default function Wishlist() {
	const { wishes, hotels, isSignedIn, currency } = useLoaderData<typeof loader>();
	return (
		<div className="mx-auto max-w-prose">
			<PageHeading title={t.wishlist.title} sub={isSignedIn ? null : <SignInHint />} />
			{wishes.length + hotels.length === 0 ? (
				<EmptyState
					title={t.wishlist.none.title}
					icon="heart"
					action={
						<>
							<ButtonLink href="/collection">{t.ownBookings.shop}</ButtonLink>
							<ButtonLink href="/gomeeha" variant="plain">
								{t.ownBookings.hotels}
							</ButtonLink>
						</>
					}
				>
					{t.wishlist.none.text}
				</EmptyState>
			) : null}
			{wishes.length > 0 ? (
				<section>
					{hotels.length > 0 ? <h2 className="mb-3 text-xl">{t.wishlist.products}</h2> : null}
					<ul className="divide-y divide-line border-y border-line">
						{wishes.map((wish) => (
							<li key={wish.id} className="py-4">
								<WishRow wish={wish} currency={currency} />
							</li>
						))}
					</ul>
				</section>
			) : null}
			{hotels.length > 0 ? (
				<section className={wishes.length > 0 ? "mt-10" : undefined}>
					<h2 className="mb-3 text-xl">{t.wishlist.hotels}</h2>
					<ul className="divide-y divide-line border-y border-line">
						{hotels.map((hotel) => (
							<li key={hotel.id} className="py-4">
								<SavedHotelRow hotel={hotel} currency={currency} />
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	);
}

function SignInHint() {
	return <>{t.wishlist.signIn({ link: (text) => <a href="/login?redirectTo=%2Fwishlist">{text}</a> })}</>;
}
