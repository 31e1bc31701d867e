import type { RouteConfigEntry } from "@remix-run/route-config";

// As in the built site, which has no page of components.
process.env.NODE_ENV = "production";
const { default: map } = await import("#app/routes.ts");

export type Route = {
	/** From the root: `/orders/:number/note`. */
	path: string;
	id: string;
	/** The route module's path, from the project's root. */
	file: string;
};

function routesOf(entries: readonly RouteConfigEntry[], parent = ""): Route[] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path}` : parent || "/";
		const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
		const file = `app/${entry.file}`;
		return [{ path, id, file }, ...routesOf(entry.children ?? [], path === "/" ? "" : path)];
	});
}

/** All routes. */
export const routes = routesOf(await map);
