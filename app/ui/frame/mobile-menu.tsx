import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { mainLinks } from "./main-links.ts";
import type { FramePerson } from "./person.ts";
import { Wordmark } from "./wordmark.tsx";

/** A full-screen panel on small screens. Its button stays in place and closes it. */
export function MobileMenu({ person, path }: { person: FramePerson | null; path: string }) {
	const links = person ? [...mainLinks, { href: "/profile", label: "Profile" }] : mainLinks;
	return (
		<details className="menu mobile-menu md:hidden" data-menu name="menu">
			<summary>
				<span className="sr-only">Menu</span>
				<Icon name="menu" />
				<Icon name="close" />
			</summary>
			<div className="mobile-panel">
				{person ? (
					<Greeting person={person} />
				) : (
					<div>
						<p className="text-sm text-secondary">Explore</p>
						<Wordmark />
					</div>
				)}
				<nav aria-label="Menu">
					<ul className="divide-y divide-line border-y border-line">
						{links.map(({ href, label }) => (
							<li key={href}>
								<a
									href={href}
									className="flex items-center justify-between py-3 text-lg aria-[current]:font-bold"
									aria-current={href === path ? "page" : undefined}
								>
									{label}
									<Icon name="right" className="text-secondary" />
								</a>
							</li>
						))}
					</ul>
				</nav>
				{person ? (
					<PostForm action="/logout" formToken={person.formToken}>
						<button type="submit" className="btn btn-plain w-full" data-busy="Logging out...">
							Log Out
						</button>
					</PostForm>
				) : (
					<a href="/login" className="btn">
						Log In
					</a>
				)}
			</div>
		</details>
	);
}

function Greeting({ person }: { person: FramePerson }) {
	const letter = (person.name || person.email).charAt(0).toUpperCase();
	return (
		<div className="flex items-center gap-3 pr-12">
			{person.avatarUrl ? (
				<img
					src={person.avatarUrl}
					srcSet={person.avatarSrcSet}
					sizes="48px"
					alt=""
					width="48"
					height="48"
					className="size-12 rounded-full object-cover"
				/>
			) : (
				<span
					aria-hidden="true"
					className="flex size-12 items-center justify-center rounded-full bg-ink text-xl font-bold text-ground"
				>
					{letter}
				</span>
			)}
			<div className="min-w-0">
				<p className="truncate text-lg font-semibold">{person.name || "Welcome!"}</p>
				<p className="truncate text-sm text-secondary">{person.email}</p>
			</div>
		</div>
	);
}
