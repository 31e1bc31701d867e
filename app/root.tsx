import { Links, Meta, Outlet, Scripts, useMatches } from "@remix-run/react";
import "./ui/app.css";

export default function Root() {
	const hydrate = useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate);
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<Outlet />
				{hydrate ? <Scripts /> : null}
			</body>
		</html>
	);
}
