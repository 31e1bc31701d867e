import { existsSync } from "node:fs";

/* Runs before `remix-serve` (`npm start`), which chooses its port before it loads the site: `.env` would
   otherwise be too late for PORT, and without PORT any free port would be used. Environment variables win. */

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.PORT ||= "3000";
