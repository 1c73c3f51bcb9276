import './missing' // before anything else
import { mount } from 'svelte'
import './look/tokens.css'
import './look/base.css'
import App from './App.svelte'
import './install.svelte'

const target = document.getElementById('app')
// A browser that is too old has been told so: public/floor.js.
if (target && !('tooOld' in document.documentElement.dataset)) mount(App, { target })
