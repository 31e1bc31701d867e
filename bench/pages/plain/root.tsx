import { Links, Meta, Outlet, Scripts } from "@remix-run/react";

const LINKS = ["Shop", "Travel", "Move", "Track", "About", "Contact"];

export default function PlainRoot() {
	const nav = (
		<nav>
			{LINKS.map((word) => (
				<a key={word} href={`/${word}`}>
					{word}
				</a>
			))}
		</nav>
	);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<title>Meeha</title>
				<Meta />
				<Links />
			</head>
			<body>
				{nav}
				<main>
					<Outlet />
				</main>
				<footer>{nav}</footer>
				<Scripts />
			</body>
		</html>
	);
}
